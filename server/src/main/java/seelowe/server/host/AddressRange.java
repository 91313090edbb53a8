package seelowe.server.host;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Pattern;

/** Some addresses, as {@code 127.0.0.1}, {@code 10.0.0.0/8} or {@code fd00::/8}. */
public record AddressRange(InetAddress first, int bits) {
    /** What looks like an address is none that somebody must be asked about. */
    private static final Pattern LITERAL = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|[0-9a-fA-F]*:[0-9a-fA-F:.]*");

    /** @throws IllegalArgumentException with a sentence that says what is wrong */
    public static AddressRange parse(String text) {
        int slash = text.indexOf('/');
        InetAddress address = address(slash < 0 ? text : text.substring(0, slash))
                .orElseThrow(() -> new IllegalArgumentException(
                        "\"" + text + "\" is no address; write one such as 127.0.0.1 or 10.0.0.0/8"));
        int most = address.getAddress().length * Byte.SIZE;
        if (slash < 0) {
            return new AddressRange(address, most);
        }
        try {
            int bits = Integer.parseInt(text.substring(slash + 1));
            if (bits >= 0 && bits <= most) {
                return new AddressRange(address, bits);
            }
        } catch (NumberFormatException none) {
            // Said below.
        }
        throw new IllegalArgumentException("\"" + text + "\": after the slash comes a number from 0 to " + most);
    }

    /** The address that is written here, in brackets or not; nothing if it is none. Nobody is asked. */
    static Optional<InetAddress> address(String text) {
        String bare = text.startsWith("[") && text.endsWith("]") ? text.substring(1, text.length() - 1) : text;
        if (!LITERAL.matcher(bare).matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(InetAddress.getByName(bare));
        } catch (UnknownHostException none) {
            return Optional.empty();
        }
    }

    public boolean holds(InetAddress address) {
        byte[] ours = first.getAddress();
        byte[] theirs = address.getAddress();
        if (ours.length != theirs.length) {
            return false;
        }
        for (int bit = 0; bit < bits; bit++) {
            int mask = 0x80 >> bit % Byte.SIZE;
            if ((ours[bit / Byte.SIZE] & mask) != (theirs[bit / Byte.SIZE] & mask)) {
                return false;
            }
        }
        return true;
    }
}
