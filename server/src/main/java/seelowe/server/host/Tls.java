package seelowe.server.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.server.host.HostSettings.TlsFiles;

/** TLS without a proxy. A certificate that was renewed is taken up without a restart; one that cannot be used leaves the old one in force. */
public final class Tls implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Tls.class);

    private final TlsFiles files;
    private final String bind;
    private final int port;
    private final SslContextFactory.Server context = new SslContextFactory.Server();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread one = new Thread(task, "certificate");
        one.setDaemon(true);
        return one;
    });
    private List<Long> read;

    /**
     * @param bind the address to listen on
     * @param pause between two looks at the files
     * @throws SettingException if they cannot be used
     */
    public Tls(TlsFiles files, String bind, int port, Duration pause) {
        this.files = files;
        this.bind = bind;
        this.port = port;
        this.read = changed();
        context.setKeyStore(PemFiles.read(files));
        context.setKeyStorePassword("");
        warnIfOthersMayRead(files.key());
        ScheduledFuture<?> unused =
                thread.scheduleWithFixedDelay(this::look, pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** What listens. Which names it answers to is decided elsewhere, for all ways in alike. */
    public Connector connector(Server server, HttpConfiguration http) {
        HttpConfiguration secure = new HttpConfiguration(http);
        SecureRequestCustomizer customizer = new SecureRequestCustomizer();
        customizer.setSniHostCheck(false);
        secure.addCustomizer(customizer);
        HttpConnectionFactory plain = new HttpConnectionFactory(secure);
        ServerConnector connector =
                new ServerConnector(server, new SslConnectionFactory(context, plain.getProtocol()), plain);
        connector.setHost(bind);
        connector.setPort(port);
        return connector;
    }

    private void look() {
        List<Long> now = changed();
        if (now.equals(read)) {
            return;
        }
        read = now;
        try {
            var renewed = PemFiles.read(files);
            context.reload(factory -> factory.setKeyStore(renewed));
            LOG.info("The certificate {} was read anew", files.certificate());
        } catch (Exception failure) {
            LOG.error("The renewed certificate cannot be used; the old one stays in force: {}", failure.getMessage());
        }
    }

    /** When the files were written last; 0 for one that is not there just now. */
    private List<Long> changed() {
        return List.of(changed(files.certificate()), changed(files.key()));
    }

    private static long changed(Path file) {
        try {
            return Files.getLastModifiedTime(file).to(TimeUnit.NANOSECONDS);
        } catch (IOException gone) {
            return 0;
        }
    }

    private static void warnIfOthersMayRead(Path key) {
        try {
            Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(key);
            if (permissions.contains(PosixFilePermission.OTHERS_READ)) {
                LOG.warn("Everybody on this machine can read the key {}; chmod o-r would end that", key);
            }
        } catch (IOException | UnsupportedOperationException elsewhere) {
            LOG.debug("Nobody can say who may read {}", key, elsewhere);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
