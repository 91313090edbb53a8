package seelowe.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.protocol.session.EngineSession;
import seelowe.protocol.session.LineServer;
import seelowe.protocol.session.ProtocolSchema;

@Command(
        name = "engine",
        header = "Play and analyse by messages: the protocol for bots and pages.",
        description = {
            "Reads JSON messages from standard input, one a line, and answers each with a line on standard output, as chess "
                    + "engines do. Nothing but the protocol is written there; our own mistakes are told on standard "
                    + "error. It ends with the input, or when told to quit. docs/protocol.md explains every message."
        },
        footer = {
            "  ./seelowe engine                     talk to it; try {\"type\":\"scenarios\"}",
            "  ./seelowe engine --data my-edition   the same with your corrections laid over the data",
            "  ./seelowe engine --schema            the JSON Schema of all messages",
            "  python3 examples/bot.py              a bot that drives it"
        })
@CommandGroup.In(CommandGroup.PLAY)
final class EngineCommand implements Callable<Integer> {
    @Option(names = "--schema", description = "print the JSON Schema of the protocol and end")
    private boolean schema;

    @Mixin
    private final OwnData data = new OwnData();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before call()
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (schema) {
            out.print(ProtocolSchema.text());
            return CommandLineProgram.DONE;
        }
        PrintWriter err = spec.commandLine().getErr();
        EngineSession session = new EngineSession(data.load().data(), fault -> {
            err.println(spec.qualifiedName() + ": a mistake of ours:");
            fault.printStackTrace(err);
        });
        InputStream in = System.in;
        new LineServer(session, in, out).run();
        return CommandLineProgram.DONE;
    }
}
