package seelowe.server.edition;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.record.CarriedEdition;
import seelowe.protocol.record.DataDigest;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.Verification;
import seelowe.scenarios.DataException;
import seelowe.scenarios.EditionCard;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problem;
import seelowe.server.store.EditionStore;
import seelowe.server.store.GameRow;

/** All editions that can be played here, as they are now, and as they were when games were begun with them. */
public final class Editions {
    /** How the data as it comes is asked for where the server has its own. */
    public static final String STANDARD = "standard";

    /** More are not offered. */
    public static final int MOST = 200;

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final String HOME_TITLE = "Seelöwe";
    private static final String UNNAMED = "unnamed";

    private final Path folder;
    private final Edition home;
    private final @Nullable EditionStore kept;
    private final Clock clock;
    private final LoadedEditions loaded = new LoadedEditions();
    private final Map<String, String> titles = new ConcurrentHashMap<>();

    /**
     * @param dataFolder where everything is kept; editions are in its folder {@code editions}
     * @param home what the server itself was started with
     */
    public Editions(Path dataFolder, Material home, EditionStore kept, Clock clock) {
        this(home, dataFolder.resolve("editions"), kept, clock);
        kept.tidy();
    }

    private Editions(Material home, Path folder, @Nullable EditionStore kept, Clock clock) {
        this.folder = folder;
        this.home = home(home);
        this.kept = kept;
        this.clock = clock;
        loaded.add(this.home);
    }

    /** This one and no other. */
    public static Editions only(Material home) {
        return new Editions(home, Path.of("no-editions"), null, Clock.systemUTC());
    }

    /** The built-in data cannot be listed, so what can be is laid over it, or stands in its place. */
    private static Edition home(Material material) {
        EditionFiles files = EditionFiles.NONE;
        EditionCard card = new EditionCard(HOME_TITLE, "", "");
        for (DataSource layer : material.layers()) {
            if (!layer.names().isEmpty()) {
                files = EditionFiles.of(layer);
                card = EditionCard.read(layer, layer.label());
            }
        }
        return new Edition("", card, files, material);
    }

    /** What the server itself was started with. */
    public Edition home() {
        return home;
    }

    /** All of them, that of the server first. */
    public List<Listed> all() {
        List<Listed> all = new ArrayList<>();
        all.add(listed("", home.card(), home));
        for (String id : ids()) {
            all.add(listed(id));
        }
        return all;
    }

    private List<String> ids() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.filter(each -> Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS))
                    .map(each -> each.getFileName().toString())
                    .filter(EditionId::isValid)
                    .sorted()
                    .limit(MOST)
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** One of them as it is now, sound or not. */
    public Listed listed(String id) {
        if (id.isEmpty()) {
            return listed("", home.card(), home);
        }
        EditionFiles files;
        try {
            files = files(id);
        } catch (JsonMistake refused) {
            return unsound(
                    id,
                    new EditionCard(id, "", ""),
                    "",
                    List.of(new Problem(id, 1, String.valueOf(refused.getMessage()))));
        }
        EditionCard card = card(id, files);
        try {
            return listed(id, card, loaded.load(id, card, files));
        } catch (DataException mistakes) {
            return unsound(id, card, files.hash(), mistakes.problems());
        }
    }

    private static Listed listed(String id, EditionCard card, Edition edition) {
        List<String> codes =
                edition.data().scenarios().stream().map(Scenario::code).toList();
        return new Listed(id, card, edition.hash(), codes, List.of());
    }

    private static Listed unsound(String id, EditionCard card, String hash, List<Problem> mistakes) {
        return new Listed(id, card, hash, List.of(), mistakes);
    }

    /** The folder of an edition, whether it is there or not. */
    public Path folder(String id) {
        return folder.resolve(EditionId.demand(id));
    }

    /** Its files as they are now. */
    public EditionFiles files(String id) {
        return EditionFiles.read(demand(id));
    }

    /**
     * The folder of an edition that is there.
     *
     * @throws JsonMistake if there is none
     */
    public Path demand(String id) {
        Path place = folder(id);
        if (!Files.isDirectory(place, LinkOption.NOFOLLOW_LINKS)) {
            throw new JsonMistake(MistakeCode.UNKNOWN_EDITION, "edition", "There is no edition \"" + id + "\" here.");
        }
        return place;
    }

    private static EditionCard card(String id, EditionFiles files) {
        return EditionCard.read(files.source(id), id.isEmpty() ? UNNAMED : id);
    }

    /**
     * An edition to play with.
     *
     * @param name of its folder, for how it is now; its hash, for how it was; empty for that of the server; {@link #STANDARD}
     * @throws JsonMistake if there is none, or it has mistakes
     */
    public Edition edition(String name) {
        if (name.isEmpty()) {
            return home;
        }
        if (name.equals(STANDARD)) {
            return byHash("", "");
        }
        return HASH.matcher(name).matches() ? byHash("", name) : sound(name, files(name));
    }

    /** The edition that a game is played with, as it was when the game began. */
    public Edition of(GameRow game) {
        Edition edition = game.edition().isEmpty() && game.editionHash().equals(home.hash())
                ? home
                : byHash(game.edition(), game.editionHash());
        return game.editionHash().isEmpty() && !fits(edition, game) && fits(home, game) ? home : edition;
    }

    /** Games from before there were editions may have been begun with the server's own. */
    private static boolean fits(Edition edition, GameRow game) {
        Scenario scenario = edition.data().scenario(game.scenario());
        return scenario != null && DataDigest.of(scenario).sha256().equals(game.dataHash());
    }

    private Edition byHash(String id, String hash) {
        return loaded.find(id, hash)
                .or(() -> id.isEmpty() ? loaded.find(hash) : Optional.empty())
                .orElseGet(() -> sound(id, hash.isEmpty() ? EditionFiles.NONE : keptFiles(hash)));
    }

    private EditionFiles keptFiles(String hash) {
        if (kept == null) {
            throw new JsonMistake(MistakeCode.UNKNOWN_EDITION, "edition", "No editions are kept here.");
        }
        return kept.files(hash)
                .map(EditionFiles::unpack)
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.UNKNOWN_EDITION,
                        "edition",
                        "An edition of this hash is not here, or not any more."));
    }

    private Edition sound(String id, EditionFiles files) {
        EditionCard card = card(id, files);
        try {
            return loaded.load(id, card, files);
        } catch (DataException mistakes) {
            int more = mistakes.problems().size() - 1;
            throw new JsonMistake(
                    MistakeCode.BAD_EDITION,
                    "edition",
                    "The edition \"" + card.title() + "\" cannot be played: "
                            + mistakes.problems().get(0)
                            + (more == 0 ? "" : " (" + more + " more)"));
        }
    }

    /** What a game is played with, and what has become of that since; nothing for a game with the data as it comes, where nothing else is. */
    public Optional<EditionStanding> standing(GameRow game) {
        String hash = game.editionHash();
        if (hash.isEmpty() && home.hash().isEmpty()) {
            return Optional.empty();
        }
        Edition edition = of(game);
        String title = hash.isEmpty() ? HOME_TITLE : edition.card().title();
        Optional<Edition> now = isOfARecord(game) ? Optional.empty() : now(game.edition());
        if (now.isEmpty()) {
            return Optional.of(new EditionStanding(game.edition(), title, hash, EditionStanding.Now.GONE, List.of()));
        }
        if (now.get().hash().equals(edition.hash())) {
            return Optional.of(new EditionStanding(game.edition(), title, hash, EditionStanding.Now.SAME, List.of()));
        }
        return Optional.of(new EditionStanding(
                game.edition(), title, hash, EditionStanding.Now.CHANGED, differences(edition, now.get(), game)));
    }

    /** Its edition came along with a record and never was in a folder here: there is nothing to compare it with. */
    private boolean isOfARecord(GameRow game) {
        return game.edition().isEmpty()
                && !game.editionHash().isEmpty()
                && home.hash().isEmpty();
    }

    /** What stands there now; nothing if it is gone or cannot be played. */
    private Optional<Edition> now(String id) {
        try {
            return Optional.of(edition(id));
        } catch (JsonMistake notThere) {
            return Optional.empty();
        }
    }

    private static List<String> differences(Edition then, Edition now, GameRow game) {
        Scenario before = then.data().scenario(game.scenario());
        Scenario after = now.data().scenario(game.scenario());
        return before == null || after == null
                ? List.of("scenario " + game.scenario())
                : DataDigest.of(before).differences(DataDigest.of(after));
    }

    /** How the edition of a game is called; empty for that of the server. */
    public String title(String hash) {
        if (hash.equals(home.hash())) {
            return "";
        }
        return hash.isEmpty()
                ? HOME_TITLE
                : titles.computeIfAbsent(
                        hash,
                        unknown -> loaded.find(hash)
                                .map(edition -> edition.card().title())
                                .orElseGet(() -> card("", keptFiles(hash)).title()));
    }

    /**
     * The edition that a record was played with: one that says the same, if there is one here; otherwise what the record carries; otherwise
     * that of the server.
     *
     * @throws JsonMistake if it carries one that cannot be played
     */
    public Edition of(GameRecord record) {
        if (Verification.isSame(record, home.data())) {
            return home;
        }
        CarriedEdition carried = record.edition();
        for (Listed each : all()) {
            if (each.isSound() && carried != null && each.hash().equals(carried.sha256())) {
                return edition(each.id());
            }
        }
        if (carried == null || carried.files().isEmpty()) {
            return carried == null ? home : here(carried.sha256());
        }
        return sound("", new EditionFiles(new TreeMap<>(carried.files())));
    }

    private Edition here(String hash) {
        try {
            return byHash("", hash);
        } catch (JsonMistake unknown) {
            return home;
        }
    }

    /** Sees to it that a game which is to begin with this edition can be taken up whatever becomes of the folder. */
    public void keep(Edition edition) {
        if (kept != null && !edition.hash().isEmpty()) {
            kept.keep(edition.hash(), edition.files().pack(), clock.millis());
        }
    }
}
