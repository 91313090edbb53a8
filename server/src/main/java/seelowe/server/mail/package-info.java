/** Mail that the server writes: {@link seelowe.server.mail.Letter} is what stands in it, {@link seelowe.server.mail.Mails} sends it. */
@NullMarked
package seelowe.server.mail;

import org.jspecify.annotations.NullMarked;
