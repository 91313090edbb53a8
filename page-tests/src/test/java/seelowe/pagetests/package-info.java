/**
 * The page in a real browser. A {@link seelowe.pagetests.Person} does what people do, by the roles and labels that they can see or hear; {@link
 * seelowe.pagetests.House} is the server they visit. Screenshots of every stage are left in {@code target/screenshots}.
 */
@NullMarked
package seelowe.pagetests;

import org.jspecify.annotations.NullMarked;
