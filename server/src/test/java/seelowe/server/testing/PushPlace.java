package seelowe.server.testing;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** A push service and a browser that has subscribed to it, on this machine: takes messages as RFC 8030 says and reads them as RFC 8291 says. */
public final class PushPlace implements AutoCloseable {
    private static final int POINT_BYTES = 65;
    private static final int SALT_BYTES = 16;
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final HttpServer server;
    private final KeyPair browser;
    private final byte[] secret = new byte[SALT_BYTES];
    private final List<Message> messages = new CopyOnWriteArrayList<>();
    private final AtomicInteger calls = new AtomicInteger();
    private volatile int status = 201;

    /** What came, as the browser reads it. */
    public record Message(String text, String topic, String authorization) {}

    private PushPlace() throws IOException, GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        this.browser = generator.generateKeyPair();
        new SecureRandom().nextBytes(secret);
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/push/", this::take);
        server.start();
    }

    public static PushPlace open() {
        try {
            return new PushPlace();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What the browser's page is given when it subscribes. */
    public String endpoint() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/push/one";
    }

    /** The browser's public key. */
    public String userKey() {
        return BASE64.encodeToString(point((ECPublicKey) browser.getPublic()));
    }

    public String userSecret() {
        return BASE64.encodeToString(secret);
    }

    /** From now on messages are answered with this. */
    public void answer(int code) {
        status = code;
    }

    /** How often somebody has tried, in vain or not. */
    public int calls() {
        return calls.get();
    }

    public List<Message> messages() {
        return List.copyOf(messages);
    }

    private void take(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        try {
            if (status < 300) {
                messages.add(new Message(
                        read(body),
                        String.valueOf(exchange.getRequestHeaders().getFirst("Topic")),
                        String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"))));
            }
            calls.incrementAndGet();
            exchange.sendResponseHeaders(status, -1);
        } catch (GeneralSecurityException unreadable) {
            exchange.sendResponseHeaders(400, -1);
        } finally {
            exchange.close();
        }
    }

    private String read(byte[] body) throws GeneralSecurityException {
        ByteBuffer in = ByteBuffer.wrap(body);
        byte[] salt = bytes(in, SALT_BYTES);
        in.getInt();
        byte[] sender = bytes(in, in.get());
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(browser.getPrivate());
        agreement.doPhase(key(sender), true);
        byte[] about = join(
                "WebPush: info\0".getBytes(StandardCharsets.US_ASCII),
                point((ECPublicKey) browser.getPublic()),
                sender);
        byte[] material = derived(secret, agreement.generateSecret(), about, 32);
        byte[] key = derived(salt, material, "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII), 16);
        byte[] nonce = derived(salt, material, "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII), 12);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
        byte[] padded = cipher.doFinal(bytes(in, in.remaining()));
        int end = padded.length - 1;
        while (padded[end] == 0) {
            end--;
        }
        return new String(padded, 0, end, StandardCharsets.UTF_8);
    }

    /** HKDF with one round. */
    private static byte[] derived(byte[] salt, byte[] material, byte[] about, int length)
            throws GeneralSecurityException {
        byte[] extracted = sum(salt, material);
        return Arrays.copyOf(sum(extracted, join(about, new byte[] {1})), length);
    }

    private static byte[] sum(byte[] key, byte[] text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text);
    }

    /** Whether a message's sender is who holds the private part of this key: the VAPID signature over what he says. */
    public static boolean isSignedBy(String serverKey, Message message) {
        String token = message.authorization().replaceAll(".*t=([^,]+).*", "$1");
        String[] parts = token.split("\\.", -1);
        try {
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initVerify(key(Base64.getUrlDecoder().decode(serverKey)));
            signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
            return signature.verify(Base64.getUrlDecoder().decode(parts[2]));
        } catch (GeneralSecurityException unreadable) {
            return false;
        }
    }

    private static PublicKey key(byte[] point) throws GeneralSecurityException {
        KeyFactory factory = KeyFactory.getInstance("EC");
        KeyPairGenerator any = KeyPairGenerator.getInstance("EC");
        any.initialize(new ECGenParameterSpec("secp256r1"));
        ECPoint place = new ECPoint(
                new BigInteger(1, Arrays.copyOfRange(point, 1, 33)),
                new BigInteger(1, Arrays.copyOfRange(point, 33, POINT_BYTES)));
        return factory.generatePublic(
                new ECPublicKeySpec(place, ((ECPublicKey) any.generateKeyPair().getPublic()).getParams()));
    }

    private static byte[] point(ECPublicKey key) {
        ByteBuffer point = ByteBuffer.allocate(POINT_BYTES).put((byte) 4);
        return point.put(coordinate(key.getW().getAffineX()))
                .put(coordinate(key.getW().getAffineY()))
                .array();
    }

    private static byte[] coordinate(BigInteger number) {
        byte[] bytes = number.toByteArray();
        byte[] all = new byte[32];
        int length = Math.min(bytes.length, all.length);
        System.arraycopy(bytes, bytes.length - length, all, all.length - length, length);
        return all;
    }

    private static byte[] bytes(ByteBuffer in, int count) {
        byte[] bytes = new byte[count];
        in.get(bytes);
        return bytes;
    }

    private static byte[] join(byte[]... parts) {
        ByteBuffer all = ByteBuffer.allocate(
                Arrays.stream(parts).mapToInt(part -> part.length).sum());
        Arrays.stream(parts).forEach(all::put);
        return all.array();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
