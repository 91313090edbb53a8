package seelowe.server.host;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a server needs to face the world. {@link HostSettingsReader} makes it from what was given.
 *
 * @param publicUrl what the world calls it
 * @param bind the address of this machine that it listens on
 * @param trustedProxies whose word about callers is believed
 * @param tls the files for TLS of its own
 * @param contact whom one may write to about this server; empty for nobody
 * @param limitFactor multiplies the limits on what one caller may do; 0 for none
 * @param origins how much of callers' addresses is written down
 */
public record HostSettings(
        PublicUrl publicUrl,
        String bind,
        List<AddressRange> trustedProxies,
        Optional<TlsFiles> tls,
        String contact,
        Optional<MailSettings> mail,
        double limitFactor,
        Origins origins) {
    public HostSettings {
        trustedProxies = List.copyOf(trustedProxies);
    }

    /** Of callers' addresses the network is written down. */
    public HostSettings(
            PublicUrl publicUrl,
            String bind,
            List<AddressRange> trustedProxies,
            Optional<TlsFiles> tls,
            String contact,
            Optional<MailSettings> mail,
            double limitFactor) {
        this(publicUrl, bind, trustedProxies, tls, contact, mail, limitFactor, Origins.NETWORK);
    }

    /** Where certificate and key lie. */
    public record TlsFiles(Path certificate, Path key) {}

    /** How to send mail. */
    public record MailSettings(
            String server, int port, MailSecurity security, String from, String user, String password) {
        /** The password is nobody's business. */
        @Override
        public String toString() {
            return server + ":" + port;
        }
    }

    /** How a mail server is spoken to. */
    public enum MailSecurity {
        NONE,
        STARTTLS,
        TLS
    }

    /** A host on the loopback, for trying and for tests: {@code http://localhost} with whatever port it gets, and without limits. */
    public static HostSettings onLoopback() {
        return new HostSettings(
                PublicUrl.parse("http://localhost"), "127.0.0.1", List.of(), Optional.empty(), "", Optional.empty(), 0);
    }

    public HostSettings with(MailSettings server) {
        return new HostSettings(
                publicUrl, bind, trustedProxies, tls, contact, Optional.of(server), limitFactor, origins);
    }

    public HostSettings withLimits(double factor) {
        return new HostSettings(publicUrl, bind, trustedProxies, tls, contact, mail, factor, origins);
    }

    public HostSettings behind(AddressRange... proxies) {
        return new HostSettings(publicUrl, bind, List.of(proxies), tls, contact, mail, limitFactor, origins);
    }

    public HostSettings logging(Origins written) {
        return new HostSettings(publicUrl, bind, trustedProxies, tls, contact, mail, limitFactor, written);
    }
}
