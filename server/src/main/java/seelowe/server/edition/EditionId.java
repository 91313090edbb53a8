package seelowe.server.edition;

import java.util.Set;
import java.util.regex.Pattern;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;

/** The name of an edition is that of its folder: such that no file system and no address takes it for anything else. */
public final class EditionId {
    private static final Pattern FORM = Pattern.compile("[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?");
    /** The data as it comes, and what Windows keeps for its devices. */
    private static final Set<String> TAKEN = Set.of(Editions.STANDARD, "con", "prn", "aux", "nul");

    private static final Pattern PORTS = Pattern.compile("(?:com|lpt)[0-9]");

    private EditionId() {}

    public static boolean isValid(String id) {
        return FORM.matcher(id).matches()
                && !TAKEN.contains(id)
                && !PORTS.matcher(id).matches();
    }

    /**
     * The same name, if it is one.
     *
     * @throws JsonMistake otherwise
     */
    public static String demand(String id) {
        if (!isValid(id)) {
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_EDITION,
                    "edition",
                    "The name of an edition has 1 to 40 small letters, digits and dashes, and neither begins nor ends with a dash.");
        }
        return id;
    }
}
