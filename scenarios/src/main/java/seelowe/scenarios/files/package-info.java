/** Data in files: the built-in data that the program carries, and folders. The only part that opens files. */
@NullMarked
package seelowe.scenarios.files;

import org.jspecify.annotations.NullMarked;
