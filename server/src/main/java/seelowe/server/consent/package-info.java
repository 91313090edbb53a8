/** What two players agree upon while they play: {@link seelowe.server.consent.Consents}. */
@NullMarked
package seelowe.server.consent;

import org.jspecify.annotations.NullMarked;
