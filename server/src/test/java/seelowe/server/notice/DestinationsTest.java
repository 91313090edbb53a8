package seelowe.server.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever gives us an address cannot make us knock at doors inside the house. */
class DestinationsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://127.0.0.1/x",
                "https://localhost/x",
                "https://127.1/x",
                "https://2130706433/x",
                "https://0.0.0.0/x",
                "https://10.1.2.3/x",
                "https://172.16.0.1/x",
                "https://192.168.1.1/x",
                "https://169.254.169.254/latest/meta-data",
                "https://100.64.0.1/x",
                "https://198.18.0.1/x",
                "https://224.0.0.1/x",
                "https://255.255.255.255/x",
                "https://[::1]/x",
                "https://[::ffff:127.0.0.1]/x",
                "https://[fe80::1]/x",
                "https://[fd00::1]/x",
                "https://[64:ff9b::7f00:1]/x",
                "https://[2002:7f00:1::]/x",
                "http://93.184.215.14/x",
                "https://93.184.215.14:8443/x",
                "https://user@93.184.215.14/x",
                "ftp://93.184.215.14/x",
                "https:///x",
                "mailto:anna@example.org"
            })
    void nobody_is_sent_into_the_house(String address) {
        assertThatThrownBy(() -> new Destinations(false).resolve(URI.create(address)))
                .isInstanceOf(IOException.class);
    }

    @Test
    void the_open_net_is_open() throws IOException {
        assertThat(new Destinations(false)
                        .resolve(URI.create("https://93.184.215.14/x"))
                        .getHostAddress())
                .isEqualTo("93.184.215.14");
        assertThat(new Destinations(false)
                        .resolve(URI.create("https://[2606:2800:21f::1]/x"))
                        .getHostAddress())
                .startsWith("2606:2800");
    }
}
