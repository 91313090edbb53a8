/**
 * What records are made of. A browser has no reflection: module {@code browser} puts a generated class in the place of {@link
 * seelowe.protocol.parts.Parts}.
 */
@NullMarked
package seelowe.protocol.parts;

import org.jspecify.annotations.NullMarked;
