package seelowe.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import seelowe.engine.term.GameResult;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.Verification;

@CommandGroup.In(CommandGroup.PLAY)
@Command(
        name = "verify",
        header = "Check whether the record of a game is true.",
        description = {
            "Plays the record again by the rules. Every action must be allowed, every roll must be the one that the revealed "
                    + "dice seed gives, every state must have the hash that is written down, and the result must be the one "
                    + "the game came to. If anything is wrong, says at which action and what."
        },
        exitCodeList = {"0:the record is true", "1:it is not, or cannot be read", "2:the command was not understood"},
        footer = {"  ./seelowe verify game.seelowe.json", "  ./seelowe verify game.seelowe.json --data my-edition"})
final class VerifyCommand implements Callable<Integer> {
    @Mixin
    private final RecordArgument file = new RecordArgument();

    @Mixin
    private final OwnData data = new OwnData();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before call()
    private CommandSpec spec;

    @Override
    public Integer call() {
        GameRecord record = file.load();
        Verification verified = Verification.of(record, data.loadFor(record));
        String notes = String.join(" ", verified.warnings());
        verified.fault().ifPresent(fault -> {
            throw file.fault(fault + (notes.isEmpty() ? "" : " " + notes));
        });
        PrintWriter out = spec.commandLine().getOut();
        out.println(praise(record, verified.diceProven()) + (notes.isEmpty() ? "" : " " + notes));
        return CommandLineProgram.DONE;
    }

    private static String praise(GameRecord record, boolean diceProven) {
        int actions = record.actions().size();
        int rolls = record.rolls(actions);
        GameResult result = record.result();
        return "True: " + actions + " actions of " + record.title() + ", " + rolls + " rolls"
                + (diceProven ? " proven by the dice seed, " : ", ")
                + (result == null ? "not over yet." : result.title() + ".");
    }
}
