package seelowe.server;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A passkey in a program, with the browser around it: says what they would say, and lies where a test wants it to. */
final class SoftPasskey {
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    private static final int PRESENT = 0x01;
    private static final int VERIFIED = 0x04;
    private static final int WITH_KEY = 0x40;

    private final KeyPair keys;
    private final byte[] id = new byte[16];
    private String user = "";

    String origin;
    String site = "localhost";
    int count;
    boolean unlocked = true;

    /** @param origin of the page that asks */
    SoftPasskey(String origin) {
        this.origin = origin;
        new SecureRandom().nextBytes(id);
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            keys = generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What the browser answers when it is to make this passkey. */
    ObjectNode made(JsonNode options) {
        user = options.at("/publicKey/user/id").stringValue();
        byte[] data = told(WITH_KEY, credential());
        ByteArrayOutputStream attestation = new ByteArrayOutputStream();
        write(attestation, 0xA3);
        write(attestation, text("fmt"), text("none"), text("attStmt"));
        write(attestation, 0xA0);
        write(attestation, text("authData"), bytes(data));
        ObjectNode answer = credential("webauthn.create", options);
        ((ObjectNode) answer.get("response"))
                .put("attestationObject", BASE64.encodeToString(attestation.toByteArray()));
        return answer;
    }

    /** What the browser answers when somebody signs in with it. */
    ObjectNode signed(JsonNode options) {
        count++;
        ObjectNode answer = credential("webauthn.get", options);
        ObjectNode response = (ObjectNode) answer.get("response");
        byte[] data = told(0, new byte[0]);
        byte[] client =
                Base64.getUrlDecoder().decode(response.get("clientDataJSON").stringValue());
        response.put("authenticatorData", BASE64.encodeToString(data))
                .put("signature", BASE64.encodeToString(signature(data, sum(client))))
                .put("userHandle", user);
        return answer;
    }

    private ObjectNode credential(String what, JsonNode options) {
        String client = Json.text(Json.object()
                .put("type", what)
                .put("challenge", options.at("/publicKey/challenge").stringValue())
                .put("origin", origin)
                .put("crossOrigin", false));
        ObjectNode answer = Json.object()
                .put("id", BASE64.encodeToString(id))
                .put("rawId", BASE64.encodeToString(id))
                .put("type", "public-key");
        answer.putObject("response")
                .put("clientDataJSON", BASE64.encodeToString(client.getBytes(StandardCharsets.UTF_8)));
        answer.putObject("clientExtensionResults");
        return answer;
    }

    private byte[] told(int flags, byte[] credential) {
        return ByteBuffer.allocate(37 + credential.length)
                .put(sum(site.getBytes(StandardCharsets.UTF_8)))
                .put((byte) (PRESENT | (unlocked ? VERIFIED : 0) | flags))
                .putInt(count)
                .put(credential)
                .array();
    }

    private byte[] credential() {
        ECPublicKey key = (ECPublicKey) keys.getPublic();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        write(out, new byte[16], new byte[] {0, (byte) id.length}, id);
        write(out, 0xA5, 1, 2, 3, 0x26, 0x20, 1, 0x21);
        write(out, bytes(coordinate(key.getW().getAffineX())));
        write(out, 0x22);
        write(out, bytes(coordinate(key.getW().getAffineY())));
        return out.toByteArray();
    }

    private static byte[] coordinate(BigInteger number) {
        byte[] bytes = number.toByteArray();
        byte[] all = new byte[32];
        int length = Math.min(bytes.length, all.length);
        System.arraycopy(bytes, bytes.length - length, all, all.length - length, length);
        return all;
    }

    private byte[] signature(byte[]... parts) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(keys.getPrivate());
            for (byte[] part : parts) {
                signature.update(part);
            }
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] sum(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** In CBOR. */
    private static byte[] text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(1 + bytes.length)
                .put((byte) (0x60 + bytes.length))
                .put(bytes)
                .array();
    }

    private static byte[] bytes(byte[] bytes) {
        return ByteBuffer.allocate(3 + bytes.length)
                .put((byte) 0x59)
                .putShort((short) bytes.length)
                .put(bytes)
                .array();
    }

    private static void write(ByteArrayOutputStream out, int... values) {
        for (int value : values) {
            out.write(value);
        }
    }

    private static void write(ByteArrayOutputStream out, byte[]... parts) {
        for (byte[] part : parts) {
            out.writeBytes(part);
        }
    }
}
