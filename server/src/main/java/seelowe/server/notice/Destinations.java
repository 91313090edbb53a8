package seelowe.server.notice;

import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Arrays;

/**
 * Where a message may go whose address somebody gave us: into the world, but not into the house that the server stands in. Asked when the
 * address is given, and again each time something is sent, for a name may lead elsewhere tomorrow.
 */
final class Destinations {
    private static final int HTTPS = 443;
    private static final int HTTP = 80;

    private final boolean loopback;

    /** @param loopback whether this machine is the world, as in tests */
    Destinations(boolean loopback) {
        this.loopback = loopback;
    }

    /** Nobody may be sent there. */
    static final class Forbidden extends IOException {
        private static final long serialVersionUID = 1L;

        Forbidden(String message) {
            super(message);
        }
    }

    /** The one address that is to be connected to; it is not asked for again. */
    InetAddress resolve(URI to) throws IOException {
        demandForm(to);
        InetAddress[] found;
        try {
            found = InetAddress.getAllByName(to.getHost());
        } catch (UnknownHostException unknown) {
            throw new UnknownHostException("There is no " + to.getHost() + ".");
        }
        for (InetAddress address : found) {
            if (!isAllowed(address)) {
                throw new Forbidden(to.getHost() + " is no address of the open net.");
            }
        }
        return found[0];
    }

    private void demandForm(URI to) throws Forbidden {
        boolean secure = "https".equals(to.getScheme());
        if (to.getHost() == null
                || to.getUserInfo() != null
                || !(secure || (loopback && "http".equals(to.getScheme())))) {
            throw new Forbidden("The address must begin with https:// and name a server.");
        }
        if (!loopback && port(to) != HTTPS) {
            throw new Forbidden("Only the usual port of https is served.");
        }
    }

    static int port(URI to) {
        return to.getPort() > 0 ? to.getPort() : "https".equals(to.getScheme()) ? HTTPS : HTTP;
    }

    private boolean isAllowed(InetAddress address) {
        if (loopback && address.isLoopbackAddress()) {
            return true;
        }
        return !(address.isLoopbackAddress()
                || address.isAnyLocalAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress()
                || (address instanceof Inet6Address six
                        ? !isPublic(six.getAddress())
                        : !isPublic4(address.getAddress())));
    }

    /** Without what is set aside for private nets, carriers, tests and the future. */
    private static boolean isPublic4(byte[] four) {
        int a = four[0] & 0xff;
        int b = four[1] & 0xff;
        int c = four[2] & 0xff;
        boolean carrier = a == 100 && b >= 64 && b < 128;
        boolean special = (a == 192 && b == 0 && (c == 0 || c == 2)) || (a == 192 && b == 88 && c == 99);
        boolean tests = (a == 198 && (b == 18 || b == 19))
                || (a == 198 && b == 51 && c == 100)
                || (a == 203 && b == 0 && c == 113);
        return a != 0 && a < 240 && !carrier && !special && !tests;
    }

    /** Of the addresses given out so far, without documents' examples and without those that carry one of the old kind in them. */
    private static boolean isPublic(byte[] six) {
        boolean givenOut = (six[0] & 0xe0) == 0x20;
        boolean example = startsWith(six, 0x20, 0x01, 0x0d, 0xb8);
        boolean tunnel = startsWith(six, 0x20, 0x02) || startsWith(six, 0x20, 0x01, 0x00, 0x00);
        return givenOut && !example && !tunnel;
    }

    private static boolean startsWith(byte[] address, int... beginning) {
        byte[] first = new byte[beginning.length];
        for (int i = 0; i < first.length; i++) {
            first[i] = (byte) beginning[i];
        }
        return Arrays.equals(Arrays.copyOf(address, first.length), first);
    }
}
