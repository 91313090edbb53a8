package seelowe.protocol.record;

import java.nio.file.Path;

/** A program that saves two records in turn, over and over, until it is killed. */
final class KilledSaver {
    private KilledSaver() {}

    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) {
        Path file = Path.of(arguments[0]);
        GameRecord one = RecordFile.load(Path.of(arguments[1]));
        GameRecord other = RecordFile.load(Path.of(arguments[2]));
        System.out.println("ready");
        while (true) {
            RecordFile.save(file, one);
            RecordFile.save(file, other);
        }
    }
}
