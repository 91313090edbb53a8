/** Files that are never half written: {@link seelowe.protocol.file.AtomicFile}. */
@NullMarked
package seelowe.protocol.file;

import org.jspecify.annotations.NullMarked;
