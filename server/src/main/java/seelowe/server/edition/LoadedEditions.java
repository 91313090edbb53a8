package seelowe.server.edition;

import java.lang.ref.WeakReference;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.art.geography.GeographyReader;
import seelowe.scenarios.DataException;
import seelowe.scenarios.DataLoader;
import seelowe.scenarios.EditionCard;
import seelowe.scenarios.UserData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problem;

/** Editions in memory: those in use, and the few used last. */
final class LoadedEditions {
    /** An edition with its pictures and lists takes up some ten million bytes. */
    private static final int MOST_AT_HAND = 6;

    private static final int MOST_REFUSALS = 100;

    /** By folder and hash. */
    private record Key(String id, String hash) {}

    private final Map<Key, Edition> atHand = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<Key, WeakReference<Edition>> inUse = new LinkedHashMap<>();
    /** What is wrong with files that cannot be played, so that they are not read again to find the same. */
    private final Map<Key, DataException> refused = new LinkedHashMap<>();

    synchronized void add(Edition edition) {
        Key key = new Key(edition.id(), edition.hash());
        inUse.values().removeIf(each -> each.get() == null);
        inUse.put(key, new WeakReference<>(edition));
        atHand.put(key, edition);
        if (atHand.size() > MOST_AT_HAND) {
            atHand.remove(atHand.keySet().iterator().next());
        }
    }

    synchronized Optional<Edition> find(String id, String hash) {
        Key key = new Key(id, hash);
        @Nullable WeakReference<Edition> reference = inUse.get(key);
        Optional<Edition> found = Optional.ofNullable(reference == null ? null : reference.get());
        found.ifPresent(edition -> atHand.put(key, edition));
        return found;
    }

    /** One with these files, in whatever folder. */
    synchronized Optional<Edition> find(String hash) {
        for (Key key : List.copyOf(inUse.keySet())) {
            Optional<Edition> found = key.hash().equals(hash) ? find(key.id(), hash) : Optional.empty();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** @throws DataException if there is any mistake in it */
    synchronized Edition load(String id, EditionCard card, EditionFiles files) {
        Key key = new Key(id, files.hash());
        Optional<Edition> found = find(id, key.hash());
        if (found.isPresent()) {
            return found.get();
        }
        @Nullable DataException known = refused.get(key);
        if (known != null) {
            throw known;
        }
        try {
            Edition edition = new Edition(id, card, files, material(id, files));
            add(edition);
            return edition;
        } catch (DataException mistakes) {
            if (refused.size() >= MOST_REFUSALS) {
                refused.remove(refused.keySet().iterator().next());
            }
            refused.put(key, mistakes);
            throw mistakes;
        }
    }

    /** The data that these files say, and a picture can be drawn of. */
    private static Material material(String label, EditionFiles files) {
        DataSource[] layers = files.texts().isEmpty()
                ? new DataSource[] {BuiltInData.source()}
                : UserData.over(BuiltInData.source(), files.source(label));
        Material material = new Material(DataLoader.load(layers), List.of(layers));
        List<Problem> ofThePicture = GeographyReader.check(material.data(), material.layers());
        if (!ofThePicture.isEmpty()) {
            throw new DataException(ofThePicture);
        }
        return material;
    }
}
