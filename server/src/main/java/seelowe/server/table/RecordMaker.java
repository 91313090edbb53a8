package seelowe.server.table;

import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.opponents.Opponents;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordWriter;
import seelowe.protocol.record.Recording;

/** The record of a game at a table, to be kept elsewhere. Actions that were taken back are not in it. */
public final class RecordMaker {
    private RecordMaker() {}

    public static String write(Table table) {
        return RecordWriter.write(
                table.remarks().into(recording(table).record(table.now().after())));
    }

    static Recording recording(Table table) {
        int imported = table.row().imported();
        return new Recording(
                table.row().id(),
                name(table, Side.GERMAN),
                name(table, Side.BRITISH),
                table.seed(),
                faces(table.now().after().at(imported)),
                table.takenBack(),
                branch(table.row().branchedFrom(), imported),
                table.play.edition().carried());
    }

    private static String name(Table table, Side side) {
        String computer = table.computer(side);
        return computer.isEmpty()
                ? table.person(side)
                : Opponents.kind(computer).title();
    }

    private static GameRecord.@Nullable Branch branch(@Nullable String game, int actions) {
        return game == null ? null : new GameRecord.Branch(game, actions);
    }

    /** How many faces were thrown in the actions up to here. */
    static int faces(Point until) {
        return until.path().stream()
                .mapToInt(point -> Recording.faces(point.events()).size())
                .sum();
    }
}
