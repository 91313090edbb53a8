package seelowe.cli;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Where the JVM begins. Writes UTF-8 whatever the locale says: the game's name needs it. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        boolean debug = "1".equals(System.getenv("SEELOWE_DEBUG"));
        int exitCode = new CommandLineProgram(writer(System.out), writer(System.err), debug).run(args);
        System.exit(exitCode);
    }

    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
    }
}
