package seelowe.pagetests;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;

/** What keeps somebody's passkeys, and unlocks them for whoever asks: Chromium's own virtual authenticator. */
final class Keyring {
    private final CDPSession devtools;
    private final String id;

    private Keyring(CDPSession devtools, String id) {
        this.devtools = devtools;
        this.id = id;
    }

    static Keyring of(Person person) {
        CDPSession devtools = person.page().context().newCDPSession(person.page());
        devtools.send("WebAuthn.enable");
        JsonObject options = new JsonObject();
        options.addProperty("protocol", "ctap2");
        options.addProperty("transport", "internal");
        for (String ability :
                new String[] {"hasResidentKey", "hasUserVerification", "isUserVerified", "automaticPresenceSimulation"
                }) {
            options.addProperty(ability, true);
        }
        JsonObject wish = new JsonObject();
        wish.add("options", options);
        JsonObject made = devtools.send("WebAuthn.addVirtualAuthenticator", wish);
        return new Keyring(devtools, made.get("authenticatorId").getAsString());
    }

    private JsonObject ours() {
        JsonObject ours = new JsonObject();
        ours.addProperty("authenticatorId", id);
        return ours;
    }

    JsonArray passkeys() {
        return devtools.send("WebAuthn.getCredentials", ours()).getAsJsonArray("credentials");
    }

    /** The same passkeys on this keyring too, as a program for passwords brings them to another device. */
    Keyring with(Keyring other) {
        for (JsonElement passkey : other.passkeys()) {
            JsonObject wish = ours();
            wish.add("credential", passkey);
            devtools.send("WebAuthn.addCredential", wish);
        }
        return this;
    }
}
