package seelowe.server.host;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import seelowe.server.host.HostSettings.TlsFiles;

/** Certificate and key as files of the kind that certificate authorities hand out. */
final class PemFiles {
    private static final Pattern KEY =
            Pattern.compile("-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END PRIVATE KEY-----");
    private static final char[] NO_PASSWORD = {};

    private PemFiles() {}

    /** @throws SettingException with a line that names the file, if they cannot be used */
    static KeyStore read(TlsFiles files) {
        List<X509Certificate> chain = chain(files.certificate());
        PrivateKey key = key(files.key(), chain.get(0).getPublicKey().getAlgorithm());
        try {
            if (!belongTogether(key, chain.get(0))) {
                throw new SettingException(
                        files.key() + ": this key does not belong to the first certificate in " + files.certificate());
            }
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setKeyEntry("seelowe", key, NO_PASSWORD, chain.toArray(new Certificate[0]));
            return store;
        } catch (GeneralSecurityException | IOException failure) {
            throw new SettingException(files.key() + ": this key cannot be used: " + failure.getMessage());
        }
    }

    private static List<X509Certificate> chain(Path file) {
        try {
            List<X509Certificate> chain = CertificateFactory.getInstance("X.509")
                    .generateCertificates(new ByteArrayInputStream(Files.readAllBytes(file)))
                    .stream()
                    .map(X509Certificate.class::cast)
                    .toList();
            if (!chain.isEmpty()) {
                return chain;
            }
        } catch (IOException unreadable) {
            throw new SettingException(file + ": this file cannot be read");
        } catch (GeneralSecurityException nonsense) {
            // Said below.
        }
        throw new SettingException(
                file + ": there is no certificate in it; it should begin with -----BEGIN CERTIFICATE-----");
    }

    private static PrivateKey key(Path file, String algorithm) {
        try {
            Matcher key = KEY.matcher(Files.readString(file, StandardCharsets.US_ASCII));
            if (key.find()) {
                byte[] bytes = Base64.getMimeDecoder().decode(key.group(1));
                return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(bytes));
            }
        } catch (IOException unreadable) {
            throw new SettingException(file + ": this file cannot be read");
        } catch (GeneralSecurityException | IllegalArgumentException nonsense) {
            throw new SettingException(file + ": this is no key of the certificate's kind, " + algorithm);
        }
        throw new SettingException(
                file + ": there is no -----BEGIN PRIVATE KEY----- in it; another form becomes this one with:"
                        + " openssl pkcs8 -topk8 -nocrypt -in " + file.getFileName() + " -out key.pem");
    }

    private static boolean belongTogether(PrivateKey key, X509Certificate certificate) throws GeneralSecurityException {
        String kind = key.getAlgorithm();
        String way = kind.equals("RSA") ? "SHA256withRSA" : kind.equals("EC") ? "SHA256withECDSA" : kind;
        byte[] text = "Do they belong together?".getBytes(StandardCharsets.US_ASCII);
        Signature signing = Signature.getInstance(way);
        signing.initSign(key);
        signing.update(text);
        Signature verifying = Signature.getInstance(way);
        verifying.initVerify(certificate.getPublicKey());
        verifying.update(text);
        return verifying.verify(signing.sign());
    }
}
