package seelowe.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import seelowe.protocol.record.CarriedEdition;
import seelowe.protocol.record.GameRecord;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;

/** The option of all commands that work with the data of the game. */
final class OwnData {
    @Option(
            names = {"-d", "--data"},
            paramLabel = "DIR",
            description = "a folder of your own data, laid over the built-in data")
    private @Nullable Path folder;

    /** What comes with the game, or that with the folder laid over it; a mistake in it ends the command. */
    Edition load() {
        return Edition.loadSound(folder);
    }

    /** The data to play a record again with: the folder, or the edition that the record carries, or what comes with the game. */
    GameData loadFor(GameRecord record) {
        GameData loaded = load().data();
        return folder == null ? CarriedEdition.dataFor(record, loaded, BuiltInData.source()) : loaded;
    }
}
