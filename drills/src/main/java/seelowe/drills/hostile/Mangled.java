package seelowe.drills.hostile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import seelowe.drills.machine.Machine;
import seelowe.drills.play.Forms;
import seelowe.drills.wire.Frames;

/** Requests, frames, texts and tokens that are none. Each may be refused; none may be answered as a mistake of the server's own. */
final class Mangled implements Pest {
    private static final int FRAMES_EACH = 3;
    private static final int AT_ONCE = 50;
    private static final int SHORT = 120;

    private final int number;
    private final Random random;

    Mangled(int number, long seed) {
        this.number = number;
        this.random = new Random(seed);
    }

    @Override
    public String name() {
        return number + " mangled connections";
    }

    @Override
    public Finding pester(Target target) {
        TreeSet<String> wrong = new TreeSet<>();
        int answered = 0;
        for (int done = 0; done < number; done += AT_ONCE) {
            Map<RawSocket, String> sockets = new LinkedHashMap<>();
            for (int each = 0; each < AT_ONCE; each++) {
                RawSocket socket = new RawSocket(target.port());
                sockets.put(socket, mangle(socket, target));
            }
            Machine.rest(500);
            for (Map.Entry<RawSocket, String> entry : sockets.entrySet()) {
                String heard = entry.getKey().listen();
                answered += heard.isEmpty() ? 0 : 1;
                if (heard.contains("\"internal\"") || heard.startsWith("HTTP/1.1 500")) {
                    wrong.add("its own mistake after " + entry.getValue());
                }
                entry.getKey().close();
            }
        }
        return new Finding(number + " connections, " + answered + " answered", List.copyOf(wrong));
    }

    /** @return what was said, in short */
    private String mangle(RawSocket socket, Target target) {
        switch (random.nextInt(4)) {
            case 0 -> {
                socket.say(noise(1 + random.nextInt(2000)));
                return "noise";
            }
            case 1 -> {
                String address = badAddress(target);
                socket.say(Frames.request(target.port(), address));
                return shortened(address);
            }
            case 2 -> {
                String request = badRequest(target);
                socket.say(request.getBytes(StandardCharsets.UTF_8));
                return shortened(request);
            }
            default -> {
                socket.say(Frames.request(target.port(), Forms.watchAddress(target.watched())));
                Machine.rest(2);
                List<String> said = new ArrayList<>();
                for (int each = 0; each < FRAMES_EACH; each++) {
                    said.add(badFrame(socket));
                }
                return said.toString();
            }
        }
    }

    private static String shortened(String text) {
        String line = text.replaceAll("\\p{Cntrl}+", " ");
        return line.length() <= SHORT ? line : line.substring(0, SHORT) + "...";
    }

    private byte[] noise(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    private String badAddress(Target target) {
        String game = target.watched().game();
        List<String> addresses = List.of(
                Forms.address(game, "x".repeat(1 + random.nextInt(3000))),
                Forms.address(game, "%00%ff%2e%2e%2f"),
                Forms.address("..%2f..%2fetc%2fpasswd", target.watched().token()),
                Forms.address(game + "'--", target.watched().token()),
                "/ws/games/?token=",
                "/ws/" + "a/".repeat(200));
        return addresses.get(random.nextInt(addresses.size()));
    }

    private String badRequest(Target target) {
        String body = badText();
        String host = "\r\nHost: 127.0.0.1:" + target.port() + "\r\n";
        int length = body.getBytes(StandardCharsets.UTF_8).length;
        List<String> requests = List.of(
                "POST /api/games HTTP/1.1" + host + "Content-Length: " + length + "\r\n\r\n" + body,
                "POST /api/records HTTP/1.1" + host + "Content-Length: " + length + "\r\n\r\n" + body,
                "POST /api/my-games HTTP/1.1" + host + "Content-Length: " + length + "\r\n\r\n" + body,
                "GET /../../../../etc/passwd HTTP/1.1" + host + "\r\n",
                "GET /api/games/%00/record?token=%ff HTTP/1.1" + host + "\r\n",
                "POST /api/games HTTP/1.1" + host + "Content-Length: -5\r\n\r\n{}",
                "POST /api/games HTTP/1.1" + host + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n",
                "BREW /tea HTTP/1.1" + host + "\r\n",
                "GET / HTTP/9.9" + host + "X: " + "y".repeat(20_000) + "\r\n\r\n");
        return requests.get(random.nextInt(requests.size()));
    }

    private String badFrame(RawSocket socket) {
        switch (random.nextInt(6)) {
            case 0 -> socket.say(noise(1 + random.nextInt(500)));
            case 1 -> socket.say(Frames.frame(1 + random.nextInt(15), noise(random.nextInt(200))));
            case 2 -> socket.say(new byte[] {(byte) 0x81, 0x7f, 0x7f, -1, -1, -1, -1, -1, -1, -1});
            case 3 -> socket.say(new byte[] {(byte) 0x81, 0x05, 'h', 'e', 'l', 'l', 'o'});
            case 4 -> socket.say(Frames.frame(0, noise(10)));
            default -> {
                String text = badText();
                socket.say(Frames.text(text));
                return shortened(text);
            }
        }
        return "a broken frame";
    }

    private String badText() {
        List<String> texts = List.of(
                "",
                "{",
                "[]",
                "null",
                "{\"type\":null}",
                "{\"type\":\"act\",\"id\":1e999,\"notation\":\".\"}",
                "{\"type\":\"act\",\"id\":{},\"action\":[]}",
                "{\"type\":\"act\",\"id\":1,\"action\":{\"type\":\"move\",\"unit\":\"x\",\"path\":[null]}}",
                "{\"type\":\"step\",\"id\":1,\"number\":-2147483648}",
                "{\"type\":\"log\",\"id\":1,\"from\":99999999999999999999}",
                "{\"type\":\"reach\",\"id\":1,\"unit\":\"\u0000\"}",
                "{\"type\":\"odds\",\"id\":1,\"attackers\":[],\"targets\":[]}",
                "{\"type\":\"suggest\",\"id\":1,\"timeLimit\":-1}",
                "{\"scenario\":\"N\",\"mode\":\"hotseat\",\"options\":{\"fogOfWar\":\"perhaps\"}}",
                "{\"scenario\":{},\"mode\":[]}",
                "{\"tokens\":{\"a\":1}}",
                "{\"a\":".repeat(5000),
                "[".repeat(60_000),
                "{\"type\":\"comment\",\"text\":\"" + "x".repeat(70_000) + "\"}",
                "{\"type\":\"act\",\"type\":\"undo\"}");
        return texts.get(random.nextInt(texts.size()));
    }
}
