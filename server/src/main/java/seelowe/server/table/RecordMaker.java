package seelowe.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.opponents.Opponents;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordWriter;
import seelowe.protocol.record.Recording;

/** The record of a game at a table, to be kept elsewhere. Actions that were taken back are not in it. */
public final class RecordMaker {
    private RecordMaker() {}

    public static String write(Table table) {
        List<Game.Step> steps = table.steps();
        Game copy = new Game(table.start(), Dice.of(faces(steps, steps.size())));
        for (Game.Step step : steps) {
            copy.adopt(step.after().options().rulesVersion());
            copy.play(step.side(), step.action());
        }
        int imported = table.row().imported();
        Recording recording = new Recording(
                table.row().id(),
                name(table.computer(Side.GERMAN)),
                name(table.computer(Side.BRITISH)),
                table.seed(),
                faces(steps, imported).length,
                branch(table.row().branchedFrom(), imported));
        return RecordWriter.write(recording.record(copy));
    }

    private static String name(String computer) {
        return computer.isEmpty() ? "" : Opponents.kind(computer).title();
    }

    private static GameRecord.@Nullable Branch branch(@Nullable String game, int actions) {
        return game == null ? null : new GameRecord.Branch(game, actions);
    }

    private static int[] faces(List<Game.Step> steps, int first) {
        List<Integer> faces = new ArrayList<>();
        for (Game.Step step : steps.subList(0, first)) {
            for (Event event : step.events()) {
                if (event instanceof Event.DieRolled rolled) {
                    faces.add(rolled.face());
                }
            }
        }
        return faces.stream().mapToInt(Integer::intValue).toArray();
    }
}
