/**
 * Benchmarks (JMH), one class for each question that docs/performance.md answers. They measure; they assert nothing. Run
 * them with {@code ./seelowe bench}.
 */
@NullMarked
package seelowe.bench;

import org.jspecify.annotations.NullMarked;
