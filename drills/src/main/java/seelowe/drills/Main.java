package seelowe.drills;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** Where the JVM begins. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new DrillCommand())
                .setOut(writer(System.out))
                .setErr(writer(System.err))
                .setUsageHelpWidth(100)
                .execute(args));
    }

    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
    }
}
