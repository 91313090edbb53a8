package seelowe.cli;

import java.nio.file.Path;
import java.util.UUID;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordFile;
import seelowe.protocol.record.Replay;
import seelowe.protocol.record.Verification;
import seelowe.scenarios.GameData;

@CommandGroup.In(CommandGroup.PLAY)
@Command(
        name = "branch",
        header = "Begin another game from any point of a record.",
        description = {
            "Writes a new record with the first actions of another one, to be played on from there as a what-if. The new "
                    + "record says which game it comes from; its further dice are its own."
        },
        footer = {
            "  ./seelowe branch game.seelowe.json --at 120 --out what-if.seelowe.json",
            "  ./seelowe branch game.seelowe.json --at t4 --out turn4.seelowe.json     from the beginning of Game-Turn 4"
        })
final class BranchCommand implements Runnable {
    @Mixin
    private final RecordArgument file = new RecordArgument();

    @Option(
            names = {"-a", "--at"},
            paramLabel = "N",
            required = true,
            description = "the last action to keep, or tN for the beginning of Game-Turn N")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private String at;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            required = true,
            description = "where to write the new record")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private Path out;

    @Mixin
    private final OwnData data = new OwnData();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    @Override
    public void run() {
        GameRecord record = file.load();
        GameData loaded = data.loadFor(record);
        Replay replay = Replay.of(record, loaded);
        int kept = RecordPoint.parse("--at", at).actionsBefore(replay);
        GameRecord branch = record.branch(kept, UUID.randomUUID().toString());
        if (kept > replay.steps().size()) {
            throw file.fault(replay.fault().orElseThrow());
        }
        Verification.damageBeforeActions(record).ifPresent(damage -> {
            throw file.fault(damage);
        });
        RecordFile.save(out, branch);
        Verification.dataDifferences(record, loaded).forEach(spec.commandLine().getOut()::println);
        spec.commandLine()
                .getOut()
                .println("Wrote the first " + kept + " of " + record.actions().size() + " actions into " + out + ".");
    }
}
