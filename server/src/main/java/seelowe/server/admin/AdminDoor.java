package seelowe.server.admin;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Answers;
import seelowe.protocol.service.Request;
import seelowe.server.security.Happening;
import seelowe.server.security.SecurityLog;
import seelowe.server.store.StoreException;
import seelowe.server.table.Tokens;

/**
 * How the host's own commands reach the running server: a port of its own on the loopback, which no proxy knows, and a token in a file of the data folder that
 * only its owner can read. One line of JSON is asked, one is answered.
 */
public final class AdminDoor implements AutoCloseable {
    static final String FILE = "admin.txt";
    static final String TOKEN = "token";

    private static final Logger LOG = LoggerFactory.getLogger(AdminDoor.class);
    private static final int PATIENCE_MILLIS = 5000;
    private static final int LONGEST = 64 << 10;

    private final Path file;
    private final Admin admin;
    private final ServerSocket socket;
    private final SecurityLog log;
    private final Thread thread = new Thread(this::run, "admin");
    private volatile String token = "";

    private AdminDoor(Path file, Admin admin, ServerSocket socket, SecurityLog log) {
        this.log = log;
        this.file = file;
        this.admin = admin;
        this.socket = socket;
    }

    /** @throws StoreException if the token cannot be written */
    public static AdminDoor open(Path folder, Admin admin, SecurityLog log) {
        try {
            ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
            AdminDoor door = new AdminDoor(folder.resolve(FILE), admin, socket, log);
            admin.with("admin", door::rotate);
            door.rotate();
            door.thread.setDaemon(true);
            door.thread.start();
            return door;
        } catch (IOException failure) {
            throw new StoreException("cannot listen for admin commands: " + failure.getMessage(), failure);
        }
    }

    /** From now on another token opens this door. */
    private void rotate() {
        String fresh = Tokens.fresh();
        Path written = file.resolveSibling(FILE + ".new");
        try {
            Files.deleteIfExists(written);
            if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.createFile(
                        written, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            }
            Files.writeString(written, socket.getLocalPort() + " " + fresh + "\n");
            Files.move(written, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw new StoreException("cannot write " + file + ": " + failure.getMessage(), failure);
        }
        token = fresh;
    }

    private void run() {
        while (!socket.isClosed()) {
            try (Socket caller = socket.accept()) {
                caller.setSoTimeout(PATIENCE_MILLIS);
                String answer = answer(line(caller));
                OutputStream out = caller.getOutputStream();
                out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            } catch (IOException gone) {
                LOG.debug("An admin command was not finished", gone);
            }
        }
    }

    private static String line(Socket caller) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(caller.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder line = new StringBuilder();
        for (int letter = in.read(); letter >= 0 && letter != '\n'; letter = in.read()) {
            if (line.length() >= LONGEST) {
                throw new IOException("a command of more than " + LONGEST + " letters");
            }
            line.append((char) letter);
        }
        return line.toString();
    }

    private String answer(String line) {
        try {
            Request request = Request.parse(line)
                    .allowOnly("An admin command", TOKEN, "act", "about", "why", "all", "most", "who");
            if (!isOurs(request.text(TOKEN))) {
                log.note(Happening.REFUSED, "", "why", "unknown-token", "what", "admin");
                throw new JsonMistake(MistakeCode.UNKNOWN_TOKEN, TOKEN, "This is not the host's token.");
            }
            return Json.text(admin.answer(request));
        } catch (JsonMistake mistake) {
            return Json.text(Answers.error(mistake));
        } catch (StoreException failure) {
            LOG.error("An admin command failed", failure);
            return Json.text(Answers.error(new JsonMistake(MistakeCode.CANNOT_STORE, "", failure.getMessage() + ".")));
        } catch (RuntimeException bug) {
            LOG.error("An admin command failed", bug);
            return Json.text(Answers.internal());
        }
    }

    private boolean isOurs(String given) {
        return MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(file);
            socket.close();
        } catch (IOException failure) {
            throw new StoreException("cannot close the door for admin commands", failure);
        }
    }
}
