/** Studies on a cluster of Apache Spark: the batches travel there, the rows come back. */
@NullMarked
package seelowe.spark;

import org.jspecify.annotations.NullMarked;
