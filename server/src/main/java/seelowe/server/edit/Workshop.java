package seelowe.server.edit;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.scenarios.edit.Change;
import seelowe.scenarios.edit.Draft;
import seelowe.scenarios.edit.EditMistake;
import seelowe.server.edition.EditionFiles;
import seelowe.server.edition.EditionId;
import seelowe.server.edition.Editions;

/** Editions that are made, worked on and thrown away here. */
final class Workshop {
    private static final String CARD = "edition.properties";
    private static final int LONGEST_TITLE = 60;
    private static final int LONGEST_ID = 36;

    private final Editions editions;
    private final Map<String, Desk> desks = new ConcurrentHashMap<>();
    private final ReentrantLock making = new ReentrantLock();

    Workshop(Editions editions) {
        this.editions = editions;
    }

    /**
     * One that is worked on.
     *
     * @throws JsonMistake if there is none
     */
    Desk desk(String id) {
        editions.demand(id);
        return desks.computeIfAbsent(id, fresh -> new Desk(fresh, editions));
    }

    /** An edition to look at: also those that nobody can change. */
    Draft look(String id) {
        if (id.isEmpty() || id.equals(Editions.STANDARD)) {
            Map<String, String> texts = id.isEmpty() ? editions.home().files().texts() : Map.of();
            return Desk.draft(id.isEmpty() ? "home" : id, texts);
        }
        return desk(id).view().draft();
    }

    /** An edition of these files. */
    String make(String wished, String title, Map<String, String> texts) {
        making.lock();
        try {
            if (editions.all().size() > Editions.MOST) {
                throw new JsonMistake(
                        MistakeCode.BAD_EDITION,
                        "",
                        "There are " + Editions.MOST + " editions here already; delete one first.");
            }
            String id = wished.isEmpty() ? free(slug(title)) : demandFree(wished);
            EditionFolder folder = new EditionFolder(editions.folder(id));
            folder.write(Map.of(), new EditionFiles(new TreeMap<>(texts)).texts());
            return id;
        } finally {
            making.unlock();
        }
    }

    private String demandFree(String id) {
        if (new EditionFolder(editions.folder(id)).exists()) {
            throw new JsonMistake(MistakeCode.TAKEN, "edition", "There is an edition \"" + id + "\" already.");
        }
        return id;
    }

    private String free(String beginning) {
        String id = beginning;
        for (int number = 2; !EditionId.isValid(id) || new EditionFolder(editions.folder(id)).exists(); number++) {
            id = beginning + "-" + number;
        }
        return id;
    }

    private static String slug(String title) {
        String plain = title.toLowerCase(Locale.ROOT)
                .replace("ä", "ae")
                .replace("ö", "oe")
                .replace("ü", "ue")
                .replace("ß", "ss")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-+|-+$", "");
        String cut = plain.substring(0, Math.min(plain.length(), LONGEST_ID)).replaceAll("-+$", "");
        return cut.isEmpty() ? "edition" : cut;
    }

    /** What an edition says of itself, over what it said before. */
    static Map<String, String> titled(Map<String, String> texts, String title, String by, String about) {
        if (title.isBlank() || title.length() > LONGEST_TITLE) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE, "title", "The title of an edition has 1 to " + LONGEST_TITLE + " letters.");
        }
        Map<String, Optional<String>> card = new TreeMap<>();
        card.put("title", Optional.of(title));
        addTo(card, "by", by);
        addTo(card, "about", about);
        Draft draft = Desk.draft("", texts);
        try {
            draft.apply(new Change.Values(CARD, card));
            PlainFile.demand(CARD, draft.texts().getOrDefault(CARD, ""));
        } catch (HostileEdition mistake) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "title", String.valueOf(mistake.getMessage()));
        } catch (EditMistake mistake) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "title", mistake.sentence());
        }
        return draft.texts();
    }

    private static void addTo(Map<String, Optional<String>> card, String key, String value) {
        if (!value.isBlank()) {
            card.put(key, Optional.of(value));
        }
    }

    void forget(String id) {
        desks.remove(id);
    }
}
