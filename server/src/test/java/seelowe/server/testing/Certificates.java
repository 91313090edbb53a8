package seelowe.server.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import seelowe.server.host.HostSettings.TlsFiles;

/** An authority for tests: issues certificates for localhost, and hands them out as PEM files in a folder. */
public final class Certificates {
    private static final char[] PASSWORD = "secret".toCharArray();

    private final Path folder;

    public Certificates(Path folder) {
        this.folder = folder;
    }

    public TlsFiles files() {
        return new TlsFiles(folder.resolve("certificate.pem"), folder.resolve("key.pem"));
    }

    /** A new certificate and key, in a key store too. */
    public KeyStore issue(String name, String kind) throws IOException, GeneralSecurityException {
        Path store = folder.resolve(name + ".p12");
        Path keytool = Path.of(System.getProperty("java.home"), "bin", "keytool");
        Process process = new ProcessBuilder(List.of(
                        keytool.toString(),
                        "-genkeypair",
                        "-alias",
                        "a",
                        "-keyalg",
                        kind,
                        "-dname",
                        "CN=" + name,
                        "-ext",
                        "san=dns:localhost",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store.toString(),
                        "-storepass",
                        "secret"))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (process.onExit().join().exitValue() != 0) {
            throw new IllegalStateException("keytool would not");
        }
        return KeyStore.getInstance(store.toFile(), PASSWORD);
    }

    public void handOut(KeyStore issued) throws IOException, GeneralSecurityException {
        Files.writeString(
                files().key(), pem("PRIVATE KEY", issued.getKey("a", PASSWORD).getEncoded()));
        Files.writeString(
                files().certificate(),
                pem("CERTIFICATE", issued.getCertificate("a").getEncoded()));
    }

    public static String pem(String what, byte[] bytes) {
        String text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes);
        return "-----BEGIN " + what + "-----\n" + text + "\n-----END " + what + "-----\n";
    }

    public static SSLContext trusting(KeyStore... issued) throws IOException, GeneralSecurityException {
        KeyStore known = KeyStore.getInstance("PKCS12");
        known.load(null, null);
        for (KeyStore each : issued) {
            known.setCertificateEntry("n" + known.size(), each.getCertificate("a"));
        }
        TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
        trust.init(known);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }
}
