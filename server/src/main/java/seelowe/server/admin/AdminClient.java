package seelowe.server.admin;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Tells a running server what the host wants. */
public final class AdminClient {
    private AdminClient() {}

    /** It cannot be done, and the message says why. */
    public static final class AdminException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        AdminException(String message, @Nullable Throwable cause) {
            super(message, cause);
        }
    }

    /**
     * Asks the server that holds a data folder.
     *
     * @throws AdminException if there is none, or it refuses
     */
    public static JsonNode ask(Path folder, ObjectNode command) {
        String[] door = door(folder);
        command.put(AdminDoor.TOKEN, door[1]);
        JsonNode answer = Json.parse(said(folder, Integer.parseInt(door[0]), Json.text(command)));
        if (answer.path("type").asString("").equals("error")) {
            throw new AdminException(answer.path("message").asString(""), null);
        }
        return answer;
    }

    private static String[] door(Path folder) {
        Path file = folder.resolve(AdminDoor.FILE);
        try {
            String[] door = Files.readString(file).strip().split(" ", -1);
            if (door.length == 2 && door[0].matches("\\d{1,5}")) {
                return door;
            }
            throw nobody(folder, null);
        } catch (IOException missing) {
            throw Files.exists(file)
                    ? new AdminException(
                            file + " cannot be read; admin commands are for whom the server runs as", missing)
                    : nobody(folder, missing);
        }
    }

    private static String said(Path folder, int port, String command) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write((command + "\n").getBytes(StandardCharsets.UTF_8));
            String answer = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
                    .readLine();
            if (answer == null) {
                throw nobody(folder, null);
            }
            return answer;
        } catch (IOException gone) {
            throw nobody(folder, gone);
        }
    }

    private static AdminException nobody(Path folder, @Nullable Throwable cause) {
        return new AdminException(
                "no \"./seelowe serve\" runs with the folder " + folder
                        + "; start it, or name its folder with --data-dir or its configuration with --config",
                cause);
    }
}
