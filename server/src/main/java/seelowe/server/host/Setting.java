package seelowe.server.host;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Everything that a host can set: by option, in the environment or in a file. This is the only list there is; {@code serve --help} shows it. */
public enum Setting {
    PUBLIC_URL("URL", "", "what the world calls this server, such as https://games.example.org; needed"),
    BIND("ADDRESS", "127.0.0.1", "the address of this machine to listen on; 0.0.0.0 or :: for all of them"),
    PORT("N", "1940", "the port to listen on; 0 for any that is free"),
    DATA_DIR("DIR", "", "where games and secrets are kept; without it, where your system keeps a program's data"),
    DATA("DIR", "", "a folder of your own data, laid over the built-in data"),
    TRUSTED_PROXIES(
            "ADDRESSES",
            "",
            "proxies whose forwarded headers are believed, such as 127.0.0.1,10.0.0.0/8; nobody's without it"),
    TLS_CERTIFICATE("FILE", "", "the certificate with its chain as PEM, to speak TLS without a proxy"),
    TLS_KEY("FILE", "", "its private key as PEM (PKCS #8, without a password)"),
    CONTACT("MAIL", "", "whom push services and players may write to about this server"),
    MAIL_SERVER("HOST:PORT", "", "the mail server for sign-in links and notices; no mail without it"),
    MAIL_SECURITY("WORD", "starttls", "how to speak to it: none, starttls or tls"),
    MAIL_FROM("MAIL", "", "from whom the mails are; the contact without it"),
    MAIL_USER("NAME", "", "who we are to the mail server, if it asks"),
    MAIL_PASSWORD("WORD", "", "and the password; others can read an option, so rather give it in the file"),
    LIMIT_FACTOR("X", "1", "multiplies all limits on what one caller may do: 2 for twice as much, 0 for no limits"),
    LOG_ADDRESSES("WORD", "network", "how much of callers' addresses the security log tells: none, network or whole");

    private static final String ENVIRONMENT = "SEELOWE_";

    private final String param;
    private final String usual;
    private final String meaning;

    Setting(String param, String usual, String meaning) {
        this.param = param;
        this.usual = usual;
        this.meaning = meaning;
    }

    /** {@code public-url}: the key in a file. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@code --public-url}. */
    public String option() {
        return "--" + key();
    }

    /** {@code SEELOWE_PUBLIC_URL}. */
    public String variable() {
        return ENVIRONMENT + name();
    }

    /** What its value is called in help. */
    public String param() {
        return param;
    }

    /** What holds when nobody sets it; empty for nothing. */
    public String usual() {
        return usual;
    }

    public String meaning() {
        return meaning;
    }

    static boolean isVariable(String name) {
        return name.startsWith(ENVIRONMENT);
    }

    static Optional<Setting> ofKey(String key) {
        return Arrays.stream(values())
                .filter(setting -> setting.key().equals(key))
                .findFirst();
    }

    static Optional<Setting> ofVariable(String name) {
        return Arrays.stream(values())
                .filter(setting -> setting.variable().equals(name))
                .findFirst();
    }

    static List<String> keys() {
        return Arrays.stream(values()).map(Setting::key).toList();
    }

    static List<String> variables() {
        return Arrays.stream(values()).map(Setting::variable).toList();
    }
}
