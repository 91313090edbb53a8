package seelowe.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Shows an address in the browser that the player has chosen for his system. */
final class Browser {
    private Browser() {}

    /** Whether somebody was found who can; whether he succeeds, only the player will see. */
    static boolean open(String address) {
        Optional<List<String>> opener = opener(System.getProperty("os.name", ""), System.getenv());
        if (opener.isEmpty()) {
            return false;
        }
        try {
            new ProcessBuilder(withAddress(opener.get(), address))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException notInstalled) {
            return false;
        }
    }

    private static List<String> withAddress(List<String> opener, String address) {
        return Stream.concat(opener.stream(), Stream.of(address)).toList();
    }

    /** The command that opens addresses on this system; none where there is no screen. */
    static Optional<List<String>> opener(String system, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler"));
        }
        if (name.startsWith("mac")) {
            return Optional.of(List.of("open"));
        }
        boolean screen = environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
        return screen ? Optional.of(List.of("xdg-open")) : Optional.empty();
    }
}
