package seelowe.server.account;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.mail.Letter;
import seelowe.server.mail.MailFailure;
import seelowe.server.mail.Mails;
import seelowe.server.people.Person;

/**
 * Mails with a link. Whether there is somebody with an address is found out here, after the asker has had his answer: neither what he is told nor how long it
 * takes tells him.
 */
final class AccountMails implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(AccountMails.class);
    /** Seconds to wait before each trial. */
    private static final int[] TRIALS = {0, 30, 180};

    private static final int MOST_WAITING = 500;

    private final AccountStore store;
    private final SignInLinks links;
    private final Limits limits;
    private final Optional<Mails> mails;
    private final ScheduledThreadPoolExecutor thread = new ScheduledThreadPoolExecutor(1, task -> {
        Thread one = new Thread(task, "account-mails");
        one.setDaemon(true);
        return one;
    });

    AccountMails(AccountStore store, SignInLinks links, Limits limits, Optional<Mails> mails) {
        this.store = store;
        this.links = links;
        this.limits = limits;
        this.mails = mails;
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /** The address that somebody has written. */
    String address(String text) {
        if (mails.isEmpty()) {
            throw new JsonMistake(MistakeCode.BAD_REQUEST, "", "This server sends no mail.");
        }
        return Mails.address(text)
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.BAD_VALUE, "address", "This is no mail address; one looks like anna@example.org."));
    }

    /** A link to sign in, if somebody has this address. */
    void offerSignIn(String address) {
        later(() -> {
            Optional<String> person = store.personOf(address);
            if (isWithinLimit(address) && person.isPresent()) {
                // Written as it was shown to be his, and not as the asker writes it.
                String his = store.mailOf(person.get()).orElse(address);
                String link = links.make(SignInLinks.SIGN_IN, person.get(), his, SignInLinks.MAILED);
                send(Letter.asked(his, "Sign in to Seelöwe", text("sign in", link)), 0);
            }
        });
    }

    /** A link that shows that an address is this person's. */
    void askToConfirm(Person person, String address) {
        later(() -> {
            if (isWithinLimit(address)) {
                String link = links.make(SignInLinks.CONFIRM, person.id(), address, SignInLinks.MAILED);
                String what = "make this the address of the account of " + person.name();
                send(Letter.asked(address, "Your address at Seelöwe", text(what, link)), 0);
            }
        });
    }

    /** Word to where somebody was written to until now. */
    void tellOldAddress(String address, String name) {
        later(() -> send(
                Letter.asked(
                        address,
                        "Your address at Seelöwe was changed",
                        "The account of " + name
                                + " has another mail address now, and this one signs nobody in any more."
                                + "\n\nIf that was not you, sign in with a passkey, if you have one, and end the other"
                                + " sessions; or write to who runs the server.\n"),
                0));
    }

    /** Word to the owner of an account that there is one more way in. */
    void tellOfPasskey(String address, String name) {
        later(() -> send(
                Letter.asked(
                        address,
                        "A new passkey for Seelöwe",
                        "A passkey was added to the account of " + name + ": whoever has it can sign in."
                                + "\n\nIf that was not you, sign in, remove it, and end the other sessions.\n"),
                0));
    }

    private static String text(String what, String link) {
        return "Open this link to " + what + ":\n\n" + link + "\n\nIt is good once, and for "
                + SignInLinks.MAILED.toMinutes()
                + " minutes. If you have not asked for it, do nothing: without the link nothing happens.\n";
    }

    /** Nobody's house is flooded by asking from many places. */
    private boolean isWithinLimit(String address) {
        return limits.allows("mail to " + address.toLowerCase(Locale.ROOT), Kind.MAIL);
    }

    private void later(Runnable work) {
        if (thread.getQueue().size() < MOST_WAITING) {
            schedule(work, 0);
        } else {
            LOG.warn("Too many mails wait to be sent; one was dropped");
        }
    }

    private void schedule(Runnable work, int seconds) {
        try {
            var unused = thread.schedule(() -> carefully(work), seconds, TimeUnit.SECONDS);
        } catch (RejectedExecutionException stopping) {
            LOG.debug("The server stops: a mail is not sent");
        }
    }

    private static void carefully(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException failure) {
            LOG.error("A mail could not be written", failure);
        }
    }

    private void send(Letter letter, int trial) {
        try {
            mails.orElseThrow().send(letter);
        } catch (MailFailure failure) {
            if (!failure.isForGood() && trial + 1 < TRIALS.length) {
                schedule(() -> send(letter, trial + 1), TRIALS[trial + 1]);
            } else {
                LOG.warn("A mail was not taken: {}", reason(failure));
            }
        }
    }

    /** What mail servers say names the address, which is nobody's business in a log. */
    private static String reason(Throwable failure) {
        Throwable root = failure;
        for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
            root = cause;
        }
        return root.getClass().getSimpleName();
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
