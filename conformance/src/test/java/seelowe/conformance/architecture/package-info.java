/**
 * What docs/architecture.md promises, as tests: which module knows which, and what the engine must not touch. Start at
 * {@link seelowe.conformance.architecture.ModuleArrowsTest}.
 */
@NullMarked
package seelowe.conformance.architecture;

import org.jspecify.annotations.NullMarked;
