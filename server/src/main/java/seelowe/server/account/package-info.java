/**
 * Accounts, for those who want one: a guest who adds a passkey or a mail address is known by it on any browser. {@link
 * seelowe.server.account.Accounts} tells the rest of the server who has one.
 */
@NullMarked
package seelowe.server.account;

import org.jspecify.annotations.NullMarked;
