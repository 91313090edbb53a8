package seelowe.cli;

import java.nio.file.Path;
import picocli.CommandLine.Parameters;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordFile;

/** The argument of all commands that read a record. */
final class RecordArgument {
    @Parameters(paramLabel = "FILE", description = "the record of a game, *.seelowe.json")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before the command runs
    private Path file;

    GameRecord load() {
        return RecordFile.load(file);
    }

    /** What is wrong with the record, after the name of its file. */
    UserError fault(Object what) {
        return UserError.failed(file + ", " + what);
    }
}
