package seelowe.server.account;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationData;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.CollectedClientData;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.OriginPredicate;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.verifier.exception.MaliciousCounterValueException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.host.Site;
import seelowe.server.people.Person;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Making a passkey and signing in with one, as WebAuthn has it: no name is asked for, the passkey knows whose it is, and it is unlocked each time. */
final class Passkeys {
    private static final Logger LOG = LoggerFactory.getLogger(Passkeys.class);
    private static final int MOST = 20;
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    private static final String KIND = "public-key";
    private static final List<COSEAlgorithmIdentifier> ALGORITHMS =
            List.of(COSEAlgorithmIdentifier.ES256, COSEAlgorithmIdentifier.EdDSA, COSEAlgorithmIdentifier.RS256);
    private static final List<PublicKeyCredentialParameters> KINDS = ALGORITHMS.stream()
            .map(each -> new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, each))
            .toList();

    private final AccountStore store;
    private final Site site;
    private final Clock clock;
    private final Challenges challenges;
    private final WebAuthnManager manager;
    private final AttestedCredentialDataConverter converter;

    Passkeys(AccountStore store, Site site, Clock clock) {
        this.store = store;
        this.site = site;
        this.clock = clock;
        this.challenges = new Challenges(clock);
        ObjectConverter objects = new ObjectConverter();
        this.manager = WebAuthnManager.createNonStrictWebAuthnManager(objects);
        this.converter = new AttestedCredentialDataConverter(objects);
    }

    /** What a browser is to make a passkey of. */
    ObjectNode toMake(Person person) {
        List<PasskeyRow> had = store.passkeys(person.id());
        if (had.size() >= MOST) {
            throw new JsonMistake(MistakeCode.REFUSED, "", "You have " + MOST + " passkeys; remove one of them first.");
        }
        ObjectNode options = Json.object().put("challenge", challenges.fresh(person.id()));
        options.putObject("rp").put("id", site.name()).put("name", "Seelöwe");
        options.putObject("user")
                .put("id", BASE64.encodeToString(person.id().getBytes(StandardCharsets.UTF_8)))
                .put("name", person.name())
                .put("displayName", person.name());
        ArrayNode kinds = options.putArray("pubKeyCredParams");
        ALGORITHMS.forEach(each -> kinds.addObject().put("type", KIND).put("alg", each.getValue()));
        ArrayNode exclude = options.putArray("excludeCredentials");
        had.forEach(each -> exclude.addObject().put("type", KIND).put("id", each.id()));
        options.putObject("authenticatorSelection")
                .put("residentKey", "required")
                .put("requireResidentKey", true)
                .put("userVerification", "required");
        return options.put("attestation", "none").put("timeout", Challenges.GOOD.toMillis());
    }

    /**
     * Takes in what a browser has made.
     *
     * @param ours which pages are ours
     * @throws JsonMistake if it was not made for this person, here and just now
     */
    PasskeyRow made(Person person, String response, String name, OriginPredicate ours) {
        RegistrationData data = understood(() -> manager.parseRegistrationResponseJSON(response));
        ServerProperty asked = asked(data.getCollectedClientData(), person.id(), ours);
        RegistrationData good =
                understood(() -> manager.verify(data, new RegistrationParameters(asked, KINDS, true, true)));
        var told = Objects.requireNonNull(good.getAttestationObject()).getAuthenticatorData();
        AttestedCredentialData credential = Objects.requireNonNull(told.getAttestedCredentialData());
        PasskeyRow passkey = new PasskeyRow(
                BASE64.encodeToString(credential.getCredentialId()),
                person.id(),
                name,
                Base64.getEncoder().encodeToString(converter.convert(credential)),
                told.getSignCount(),
                clock.millis(),
                null);
        if (!store.add(passkey)) {
            throw new JsonMistake(MistakeCode.TAKEN, "", "This passkey is known here already.");
        }
        return passkey;
    }

    /** What any passkey of ours can sign in with. */
    ObjectNode toSignIn() {
        return Json.object()
                .put("challenge", challenges.fresh(Challenges.ANYBODY))
                .put("rpId", site.name())
                .put("userVerification", "required")
                .put("timeout", Challenges.GOOD.toMillis());
    }

    /**
     * Whose passkey has signed.
     *
     * @throws JsonMistake if it is nobody's, or has not signed what was asked for
     */
    PasskeyRow signed(String response, OriginPredicate ours) {
        AuthenticationData data = understood(() -> manager.parseAuthenticationResponseJSON(response));
        ServerProperty asked = asked(data.getCollectedClientData(), Challenges.ANYBODY, ours);
        PasskeyRow passkey = store.passkey(BASE64.encodeToString(data.getCredentialId()))
                .filter(each -> isOf(each, data.getUserHandle()))
                .orElseThrow(Passkeys::refusal);
        AuthenticationData good = understood(
                () -> manager.verify(data, new AuthenticationParameters(asked, kept(passkey), null, true, true)));
        long count = Objects.requireNonNull(good.getAuthenticatorData()).getSignCount();
        if (!store.used(passkey, count, clock.millis())) {
            throw copied();
        }
        return passkey;
    }

    private static boolean isOf(PasskeyRow passkey, byte @Nullable [] user) {
        return user == null || new String(user, StandardCharsets.UTF_8).equals(passkey.person());
    }

    private CredentialRecordImpl kept(PasskeyRow passkey) {
        AttestedCredentialData credential =
                converter.convert(Base64.getDecoder().decode(passkey.data()));
        return new CredentialRecordImpl(
                new NoneAttestationStatement(),
                null,
                null,
                null,
                passkey.signCount(),
                credential,
                null,
                null,
                null,
                null);
    }

    /** A challenge is used up by whatever is said to it. */
    private ServerProperty asked(CollectedClientData said, String person, OriginPredicate ours) {
        byte[] challenge = said.getChallenge().getValue();
        if (!challenges.use(challenge, person)) {
            throw new JsonMistake(MistakeCode.REFUSED, "", "That took too long, or was done before; try once more.");
        }
        return ServerProperty.builder()
                .originPredicate(ours)
                .rpId(site.name())
                .challenge(new DefaultChallenge(challenge))
                .build();
    }

    /** Whatever a browser may have said: what the library does not like is refused. */
    private static <T> T understood(Supplier<T> work) {
        try {
            return work.get();
        } catch (MaliciousCounterValueException behind) {
            LOG.warn("A passkey has signed less often than it had before: one of two is a copy");
            throw copied();
        } catch (RuntimeException nonsense) {
            LOG.debug("A passkey was refused", nonsense);
            throw refusal();
        }
    }

    private static JsonMistake refusal() {
        return new JsonMistake(MistakeCode.REFUSED, "", "This passkey opens no account here.");
    }

    private static JsonMistake copied() {
        return new JsonMistake(
                MistakeCode.REFUSED,
                "",
                "This passkey has signed more often elsewhere, so there is a copy of it. Sign in another way and remove it.");
    }
}
