package seelowe.server.host;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import seelowe.server.host.HostSettings.MailSecurity;
import seelowe.server.host.HostSettings.MailSettings;
import seelowe.server.host.HostSettings.TlsFiles;

/** Makes settings of what was given, or says what is wrong with it. */
public final class HostSettingsReader {
    private static final int HIGHEST_PORT = 65_535;

    private final Given given;

    private HostSettingsReader(Given given) {
        this.given = given;
    }

    /** @throws SettingException if one is wrong */
    public static HostSettings read(Given given) {
        return new HostSettingsReader(given).read();
    }

    /** @throws SettingException if it is none */
    public static int port(Given given) {
        String text = given.text(Setting.PORT);
        if (!isPort(text)) {
            throw given.wrong(Setting.PORT, "\"" + text + "\" is no port; ports are 0 to " + HIGHEST_PORT);
        }
        return Integer.parseInt(text);
    }

    private HostSettings read() {
        if (!given.has(Setting.PUBLIC_URL)) {
            throw new SettingException("what will the world call this server? Say " + Setting.PUBLIC_URL.option()
                    + " https://..., set " + Setting.PUBLIC_URL.variable() + ", or write " + Setting.PUBLIC_URL.key()
                    + " = \"https://...\" into a file for --config");
        }
        PublicUrl url = parsed(Setting.PUBLIC_URL, PublicUrl::parse);
        Optional<TlsFiles> tls = tls();
        if (tls.isPresent() && !url.isSecure()) {
            throw given.wrong(Setting.PUBLIC_URL, "with TLS of its own the server is called https://, not " + url);
        }
        return new HostSettings(url, bind(), proxies(), tls, contact(), mail(), factor(), origins());
    }

    private <T> T parsed(Setting setting, Function<String, T> parser) {
        try {
            return parser.apply(given.text(setting));
        } catch (IllegalArgumentException wrong) {
            throw given.wrong(setting, String.valueOf(wrong.getMessage()));
        }
    }

    private String bind() {
        String text = given.text(Setting.BIND);
        if (AddressRange.address(text).isEmpty()) {
            throw given.wrong(
                    Setting.BIND,
                    "\"" + text + "\" is no address; write one of this machine's, or 0.0.0.0 or :: for all");
        }
        return text;
    }

    private List<AddressRange> proxies() {
        return parsed(
                Setting.TRUSTED_PROXIES,
                text -> Arrays.stream(text.split(","))
                        .map(String::strip)
                        .filter(each -> !each.isEmpty())
                        .map(AddressRange::parse)
                        .toList());
    }

    private Optional<TlsFiles> tls() {
        boolean certificate = given.has(Setting.TLS_CERTIFICATE);
        if (certificate != given.has(Setting.TLS_KEY)) {
            Setting there = certificate ? Setting.TLS_CERTIFICATE : Setting.TLS_KEY;
            Setting missing = certificate ? Setting.TLS_KEY : Setting.TLS_CERTIFICATE;
            throw given.wrong(there, "this needs " + missing.key() + " too");
        }
        return certificate
                ? Optional.of(new TlsFiles(file(Setting.TLS_CERTIFICATE), file(Setting.TLS_KEY)))
                : Optional.empty();
    }

    private Path file(Setting setting) {
        Path file = Path.of(given.text(setting)).toAbsolutePath().normalize();
        if (!Files.isReadable(file)) {
            throw given.wrong(setting, "the file " + file + " cannot be read");
        }
        return file;
    }

    private String contact() {
        return mailAddress(Setting.CONTACT);
    }

    private String mailAddress(Setting setting) {
        String text = given.text(setting);
        if (!text.isEmpty() && !text.matches("[^@\\s<>\"]+@[^@\\s<>\"]+")) {
            throw given.wrong(setting, "\"" + text + "\" is no mail address; write one such as host@example.org");
        }
        return text;
    }

    private Optional<MailSettings> mail() {
        if (!given.has(Setting.MAIL_SERVER)) {
            return Optional.empty();
        }
        String server = given.text(Setting.MAIL_SERVER);
        int colon = server.lastIndexOf(':');
        if (colon < 1 || !isPort(server.substring(colon + 1))) {
            throw given.wrong(
                    Setting.MAIL_SERVER, "\"" + server + "\" must be a name and a port, such as mail.example.org:587");
        }
        String from = given.has(Setting.MAIL_FROM) ? mailAddress(Setting.MAIL_FROM) : contact();
        if (from.isEmpty()) {
            throw given.wrong(
                    Setting.MAIL_SERVER, "whoever sends mail must say from whom: set " + Setting.MAIL_FROM.key());
        }
        return Optional.of(new MailSettings(
                server.substring(0, colon),
                Integer.parseInt(server.substring(colon + 1)),
                security(),
                from,
                given.text(Setting.MAIL_USER),
                given.text(Setting.MAIL_PASSWORD)));
    }

    private MailSecurity security() {
        return word(Setting.MAIL_SECURITY, MailSecurity.values(), "none, starttls or tls");
    }

    private Origins origins() {
        return word(Setting.LOG_ADDRESSES, Origins.values(), "none, network or whole");
    }

    private <E extends Enum<E>> E word(Setting setting, E[] values, String choice) {
        String word = given.text(setting);
        return Arrays.stream(values)
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(word))
                .findFirst()
                .orElseThrow(() -> given.wrong(setting, "\"" + word + "\" is not " + choice));
    }

    private double factor() {
        String text = given.text(Setting.LIMIT_FACTOR);
        if (!text.matches("\\d{1,6}(\\.\\d{1,6})?")) {
            throw given.wrong(Setting.LIMIT_FACTOR, "\"" + text + "\" is no number such as 2 or 0.5");
        }
        return Double.parseDouble(text);
    }

    private static boolean isPort(String text) {
        return text.matches("\\d{1,5}") && Integer.parseInt(text) <= HIGHEST_PORT;
    }
}
