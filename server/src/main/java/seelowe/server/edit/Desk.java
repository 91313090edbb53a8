package seelowe.server.edit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import seelowe.art.MapPicture;
import seelowe.art.geography.GeographyReader;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.scenarios.edit.Change;
import seelowe.scenarios.edit.Draft;
import seelowe.scenarios.edit.EditMistake;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.MemorySource;
import seelowe.server.edition.EditionCheck;
import seelowe.server.edition.EditionFiles;
import seelowe.server.edition.Editions;
import seelowe.server.web.Printed;

/** One edition that is worked on. One thing is done at a time; the files are looked at anew each time, since a text editor may have changed them. */
final class Desk {
    private static final String EMPTY = "empty";
    private static final int MOST_CHANGES = 2000;

    private final String id;
    private final Editions editions;
    private final EditionFolder folder;
    private final History history = new History();
    private @Nullable Checked checked;
    private final ReentrantLock drawing = new ReentrantLock();
    private @Nullable Drawn drawn;

    private record Checked(String version, EditionCheck check) {}

    private record Drawn(String version, Printed picture) {}

    Desk(String id, Editions editions) {
        this.id = id;
        this.editions = editions;
        this.folder = new EditionFolder(editions.folder(id));
    }

    /** The edition as it is at one moment. */
    record View(String version, Draft draft, EditionCheck check, int undoable, int redoable) {}

    static String version(Map<String, String> texts) {
        String hash = new EditionFiles(new TreeMap<>(texts)).hash();
        return hash.isEmpty() ? EMPTY : hash;
    }

    static Draft draft(String label, Map<String, String> texts) {
        return new Draft(label, BuiltInData.source(), texts, GeographyReader::form);
    }

    /** The files of a draft alone, without what lies beneath. */
    static DataSource own(Draft draft) {
        return new MemorySource("", draft.texts());
    }

    synchronized View view() {
        return view(texts());
    }

    private Map<String, String> texts() {
        return editions.files(id).texts();
    }

    private View view(Map<String, String> texts) {
        String version = version(texts);
        history.meet(version);
        Draft draft = draft(id, texts);
        return new View(version, draft, check(version, draft), history.undoable(), history.redoable());
    }

    private EditionCheck check(String version, Draft draft) {
        if (checked == null || !checked.version().equals(version)) {
            checked = new Checked(version, EditionCheck.of(draft.layers()));
        }
        return checked.check();
    }

    /** Makes these changes, all or none. */
    synchronized View change(String version, List<Change> changes) {
        if (changes.size() > MOST_CHANGES) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE, "changes", "At most " + MOST_CHANGES + " changes can be made at once.");
        }
        return write(version, texts -> applied(texts, changes));
    }

    private Map<String, String> applied(Map<String, String> texts, List<Change> changes) {
        Draft draft = draft(id, texts);
        for (int i = 0; i < changes.size(); i++) {
            try {
                draft.apply(changes.get(i));
            } catch (EditMistake mistake) {
                throw new JsonMistake(
                        mistake.isOfTheFile() ? MistakeCode.BAD_EDITION : MistakeCode.BAD_VALUE,
                        "changes[" + i + "]" + (mistake.at().isEmpty() ? "" : "." + mistake.at()),
                        mistake.sentence());
            }
        }
        return draft.texts();
    }

    private View write(String version, Function<Map<String, String>, Map<String, String>> work) {
        Map<String, String> before = demand(version);
        Map<String, String> after = work.apply(before);
        after.forEach((name, text) -> demandPlain(name, before.getOrDefault(name, ""), text));
        String now = version(after);
        folder.write(before, after);
        if (!now.equals(version)) {
            history.add(History.Step.between(before, after), now);
        }
        return view(after);
    }

    /** What nobody would take from us is not written. What a text editor has left so is no hindrance to other changes. */
    private static void demandPlain(String name, String before, String after) {
        if (after.equals(before)) {
            return;
        }
        try {
            PlainFile.demand(name, after);
        } catch (HostileEdition fault) {
            if (isPlain(name, before)) {
                throw new JsonMistake(MistakeCode.BAD_VALUE, "changes", String.valueOf(fault.getMessage()));
            }
        }
    }

    private static boolean isPlain(String name, String text) {
        try {
            PlainFile.demand(name, text);
            return true;
        } catch (HostileEdition fault) {
            return false;
        }
    }

    /** The files, if they are still those that somebody has seen. */
    private Map<String, String> demand(String version) {
        Map<String, String> texts = texts();
        String now = version(texts);
        history.meet(now);
        if (!now.equals(version.isEmpty() ? EMPTY : version)) {
            throw new JsonMistake(
                    MistakeCode.STALE,
                    "version",
                    "The edition was changed meanwhile, in another window or with another program. Look at it again.");
        }
        return texts;
    }

    synchronized View undo(String version) {
        return step(version, true);
    }

    synchronized View redo(String version) {
        return step(version, false);
    }

    private View step(String version, boolean back) {
        Map<String, String> before = demand(version);
        History.Step step = (back ? history.toUndo() : history.toRedo())
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.CANNOT_UNDO, "", "There is nothing to " + (back ? "take back." : "do again.")));
        Map<String, String> after = new TreeMap<>(before);
        (back ? step.before() : step.after()).forEach((name, text) -> put(after, name, text));
        folder.write(before, after);
        if (back) {
            history.undid(version(after));
        } else {
            history.redid(version(after));
        }
        return view(after);
    }

    private static void put(Map<String, String> texts, String name, Optional<String> text) {
        if (text.isPresent()) {
            texts.put(name, text.get());
        } else {
            texts.remove(name);
        }
    }

    synchronized void delete(String version) {
        demand(version);
        folder.deleteAll();
    }

    /** The map as it is now, drawn once however often it is asked for. Meanwhile work goes on. */
    Printed map() {
        drawing.lock();
        try {
            return map(view());
        } finally {
            drawing.unlock();
        }
    }

    private Printed map(View view) {
        if (drawn == null || !drawn.version().equals(view.version())) {
            drawn = new Drawn(view.version(), new Printed("image/svg+xml", draw(view)));
        }
        return drawn.picture();
    }

    private static String draw(View view) {
        try {
            return MapPicture.sketch(view.check().data(), view.draft().layers()).svg();
        } catch (RuntimeException impossible) {
            throw new JsonMistake(
                    MistakeCode.BAD_EDITION,
                    "edition",
                    "The map cannot be drawn yet"
                            + (view.check().isSound()
                                    ? "."
                                    : "; put this right first: "
                                            + view.check().problems().get(0)));
        }
    }
}
