package seelowe.server.edition;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.record.CarriedEdition;
import seelowe.scenarios.EditionCard;
import seelowe.scenarios.GameData;

/** An edition that can be played, and whatever was made of it: pictures, lists. It never changes; a changed folder is another edition. */
public final class Edition {
    private final String id;
    private final EditionCard card;
    private final EditionFiles files;
    private final String hash;
    private final Material material;
    private final Map<Class<?>, Object> made = new ConcurrentHashMap<>();

    Edition(String id, EditionCard card, EditionFiles files, Material material) {
        this.id = id;
        this.card = card;
        this.files = files;
        this.hash = files.hash();
        this.material = material;
    }

    /** The name of its folder; empty for the one that the server itself was started with. */
    public String id() {
        return id;
    }

    public EditionCard card() {
        return card;
    }

    /** What is laid over the built-in data, or stands in its place. */
    public EditionFiles files() {
        return files;
    }

    /** Tells these files from all others; empty for the data as it comes. */
    public String hash() {
        return hash;
    }

    public Material material() {
        return material;
    }

    public GameData data() {
        return material.data();
    }

    /** For the record of a game that is played with it; null for the data as it comes. */
    public @Nullable CarriedEdition carried() {
        return hash.isEmpty() ? null : new CarriedEdition(card.title(), hash, files.texts());
    }

    /** Something made of this edition, made once and forgotten with it. */
    public <T> T made(Class<T> what, Function<Edition, T> making) {
        return what.cast(made.computeIfAbsent(what, unused -> making.apply(this)));
    }
}
