package seelowe.protocol.session;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Answers;
import tools.jackson.databind.node.ObjectNode;

/** Carries a session over two streams, a message a line: an answer for every line, and an error for every line that is none. */
public final class LineServer {
    private final EngineSession session;
    private final LineReader in;
    private final PrintWriter out;

    public LineServer(EngineSession session, InputStream in, PrintWriter out) {
        this.session = session;
        this.in = new LineReader(in);
        this.out = out;
    }

    /** Answers until the stream ends or quit is said. */
    public void run() throws IOException {
        say(session.greeting());
        while (!session.isOver()) {
            LineReader.Line line = in.next();
            if (line == null) {
                return;
            }
            say(answer(line));
        }
    }

    private ObjectNode answer(LineReader.Line line) {
        if (line.isTooLong()) {
            return mistake(
                    MistakeCode.TOO_LONG,
                    "The line is longer than " + LineReader.LONGEST + " bytes; it was passed over.");
        }
        String text = decode(line.bytes());
        return text == null ? mistake(MistakeCode.ENCODING, "The line is no UTF-8.") : session.answer(text);
    }

    private static ObjectNode mistake(MistakeCode code, String sentence) {
        return Answers.error(null, new JsonMistake(code, "", sentence));
    }

    private static @Nullable String decode(ByteBuffer bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(bytes)
                    .toString();
        } catch (CharacterCodingException wrong) {
            return null;
        }
    }

    private void say(ObjectNode message) {
        out.print(Json.text(message) + "\n");
        out.flush();
    }
}
