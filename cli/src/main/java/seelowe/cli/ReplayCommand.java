package seelowe.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.engine.event.Event;
import seelowe.engine.game.Game;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.protocol.notation.EventLines;
import seelowe.protocol.notation.EventSentences;
import seelowe.protocol.notation.Letters;
import seelowe.protocol.position.PositionText;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.Replay;
import seelowe.protocol.record.Verification;
import seelowe.protocol.words.EndingWords;
import seelowe.scenarios.GameData;

@CommandGroup.In(CommandGroup.PLAY)
@Command(
        name = "replay",
        header = "Read a recorded game, whole or step by step.",
        description = {
            "Shows every action of a record in the notation of docs/notation.md, with the dice and what came of it. Stops "
                    + "where the record cannot be true."
        },
        exitCodeList = {
            "0:the game was shown",
            "1:the record cannot be read, or a fault was met",
            "2:the command was not understood"
        },
        footer = {
            "  ./seelowe replay game.seelowe.json                        the whole game",
            "  ./seelowe replay game.seelowe.json --from t4 --step       from Game-Turn 4, one action at a time",
            "  ./seelowe replay game.seelowe.json --to 120 --position    up to action 120, then the position"
        })
final class ReplayCommand implements Callable<Integer> {
    @Mixin
    private final RecordArgument file = new RecordArgument();

    @Option(names = "--from", paramLabel = "N", description = "the first action to show, or tN for a Game-Turn")
    private @Nullable String from;

    @Option(names = "--to", paramLabel = "N", description = "the last action to show, or tN for a Game-Turn")
    private @Nullable String to;

    @Option(
            names = {"-s", "--step"},
            description = "wait for Enter after every action")
    private boolean step;

    @Option(
            names = {"-l", "--lines"},
            description = "events as exact lines instead of sentences")
    private boolean lines;

    @Option(
            names = {"-p", "--position"},
            description = "at the end, print the position in one line")
    private boolean position;

    @Mixin
    private final OwnData data = new OwnData();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before call()
    private CommandSpec spec;

    @Override
    public Integer call() {
        GameRecord record = file.load();
        GameData loaded = data.loadFor(record);
        Replay replay = Replay.of(record, loaded);
        int first = from == null ? 1 : firstAction(RecordPoint.parse("--from", from), replay);
        int last = to == null
                ? record.actions().size()
                : RecordPoint.parse("--to", to).lastAction(replay);
        demandAction(first, record);
        PrintWriter out = spec.commandLine().getOut();
        out.println(title(record));
        Verification.dataDifferences(record, loaded).forEach(out::println);
        Verification.damage(record).ifPresent(out::println);
        show(record, replay, first, last);
        if (position) {
            int shown = Math.min(last, replay.steps().size());
            GameState state =
                    shown == 0 ? replay.start() : replay.steps().get(shown - 1).after();
            out.println(PositionText.format(state));
        }
        if (replay.fault().isPresent() && last > replay.steps().size()) {
            throw file.fault(replay.fault().get());
        }
        return CommandLineProgram.DONE;
    }

    private static int firstAction(RecordPoint moment, Replay replay) {
        return moment.isTurn() ? moment.actionsBefore(replay) + 1 : Math.max(1, moment.number());
    }

    private void demandAction(int first, GameRecord record) {
        int all = record.actions().size();
        if (from != null && first > Math.max(1, all)) {
            throw UserError.wrongUsage("--from " + from + " is after the end; the record has " + all + " actions");
        }
    }

    private static String title(GameRecord record) {
        String german = record.german().isEmpty() ? "German" : record.german();
        String british = record.british().isEmpty() ? "British" : record.british();
        return record.title() + ": " + german + " against " + british + ", "
                + record.actions().size() + " actions";
    }

    private void show(GameRecord record, Replay replay, int first, int last) {
        Function<Event, String> words = words(replay.start().scenario());
        List<Game.Step> steps = replay.steps();
        BufferedReader keyboard = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (int number = first; number <= Math.min(last, steps.size()); number++) {
            GameState before =
                    number == 1 ? replay.start() : steps.get(number - 2).after();
            show(number, record.actions().get(number - 1), before, steps.get(number - 1), words);
            if (step && number < last && !waitForEnter(keyboard)) {
                return;
            }
        }
    }

    private Function<Event, String> words(Scenario scenario) {
        return lines ? new EventLines(scenario)::line : new EventSentences(scenario)::sentence;
    }

    private void show(
            int number, GameRecord.Entry entry, GameState before, Game.Step played, Function<Event, String> words) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(number + ". [" + before.turn() + " " + before.phase().code() + "] " + Letters.word(entry.side())
                + ": " + entry.text() + (entry.dice().isEmpty() ? "" : "  dice " + entry.dice()));
        String ending = EndingWords.of(played.action(), entry.side());
        if (!lines && !ending.isEmpty()) {
            out.println("      " + ending);
        }
        for (Event event : played.events()) {
            out.println("      " + words.apply(event));
        }
        if (entry.comment() != null) {
            out.println("      # " + entry.comment().replace("\n", "\n      # "));
        }
    }

    /** Whether the reader wants to go on. */
    private static boolean waitForEnter(BufferedReader keyboard) {
        try {
            return keyboard.readLine() != null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
