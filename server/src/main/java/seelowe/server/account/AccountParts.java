package seelowe.server.account;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import seelowe.server.host.Site;
import seelowe.server.http.Routes;
import seelowe.server.limit.Limits;
import seelowe.server.mail.Mails;
import seelowe.server.people.People;
import seelowe.server.security.SecurityLog;

/** What a host has for those who want an account. Without a host there is nothing of it. */
public final class AccountParts implements AutoCloseable {
    private final AccountMails mails;
    private final List<Routes> routes;

    public AccountParts(
            Accounts accounts,
            People people,
            Limits limits,
            Optional<Mails> mails,
            Site site,
            Clock clock,
            SecurityLog log) {
        this.mails = new AccountMails(accounts.store(), accounts.links(), limits, mails);
        Passkeys passkeys = new Passkeys(accounts.store(), site, clock);
        Asker asker = new Asker(people, accounts.store(), clock);
        this.routes = List.of(
                new AccountRoutes(accounts, asker, people, limits, log),
                new WayInRoutes(passkeys, this.mails, accounts.store(), asker, people, site, limits, log),
                new SignInRoutes(accounts, passkeys, this.mails, people, site, limits, log));
    }

    public List<Routes> routes() {
        return routes;
    }

    @Override
    public void close() {
        mails.close();
    }
}
