package seelowe.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Runs one command and remembers what it said. */
record Terminal(int exitCode, String out, String err) {
    static Terminal run(String... args) {
        return run(false, args);
    }

    static Terminal debug(String... args) {
        return run(true, args);
    }

    private static Terminal run(boolean debug, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = new CommandLineProgram(new PrintWriter(out), new PrintWriter(err), debug).run(args);
        return new Terminal(exitCode, out.toString(), err.toString());
    }
}
