package seelowe.server.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Settings come from three places, and each mistake is one line that names its place. */
class SettingsTest {
    private static final String URL = "public-url = \"https://games.example.org\"\n";

    @TempDir
    Path folder;

    private HostSettings read(String toml, Map<String, String> environment, Map<Setting, String> options)
            throws IOException {
        Path file = Files.writeString(folder.resolve("seelowe.toml"), toml);
        return HostSettingsReader.read(Given.read(Optional.of(file), environment, options));
    }

    @Test
    void options_come_before_the_environment_and_that_before_the_file() throws IOException {
        Map<String, String> environment = Map.of("SEELOWE_BIND", "10.0.0.2", "SEELOWE_CONTACT", "env@example.org");

        HostSettings settings = read(
                URL + "bind = \"10.0.0.1\"\ncontact = \"file@example.org\"\nlimit-factor = 2\n",
                environment,
                Map.of(Setting.BIND, "10.0.0.3"));

        assertThat(settings.bind()).isEqualTo("10.0.0.3");
        assertThat(settings.contact()).isEqualTo("env@example.org");
        assertThat(settings.limitFactor()).isEqualTo(2);
        assertThat(settings.publicUrl()).hasToString("https://games.example.org");
    }

    @Test
    void lists_may_be_lists() throws IOException {
        HostSettings settings = read(URL + "trusted-proxies = [\"127.0.0.1\", \"fd00::/8\"]", Map.of(), Map.of());

        assertThat(settings.trustedProxies())
                .containsExactly(AddressRange.parse("127.0.0.1"), AddressRange.parse("fd00::/8"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            publik-url = 'https://a.example'        | :2: "publik-url" is no setting; did you mean "public-url"?
            bind = 'games.example.org'              | :2: "games.example.org" is no address
            trusted-proxies = ['10.0.0.0/99']       | :2: "10.0.0.0/99": after the slash comes a number from 0 to 32
            tls-key = '/etc/hostname'               | :2: this needs tls-certificate too
            mail-server = 'mail.example.org'        | :2: "mail.example.org" must be a name and a port
            mail-server = 'mail.example.org:25'     | :2: whoever sends mail must say from whom: set mail-from
            limit-factor = 'many'                   | :2: "many" is no number such as 2 or 0.5
            log-addresses = 'some'                  | :2: "some" is not none, network or whole
            contact = 'me'                          | :2: "me" is no mail address
            bind = [[1], {a = 2}]                   | :2: bind must be a text, a number or a list of texts
            bind =                                  | :2: this is no TOML
            [mail]                                  | :2: "mail" is no setting
            """)
    void a_mistake_in_the_file_is_told_with_its_line(String line, String complaint) {
        assertThatThrownBy(() -> read(URL + line, Map.of(), Map.of()))
                .isInstanceOf(SettingException.class)
                .hasMessageStartingWith(folder.resolve("seelowe.toml") + complaint)
                .hasMessageNotContaining("\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ftp://games.example.org           | is no address of a page
            games.example.org                 | is no address of a page
            https://games.example.org/seelowe | says too much
            https://me@games.example.org      | says too much
            http://games.example.org          | must begin with https://
            https://games example.org         | is no address
            """)
    void a_public_url_that_cannot_be_one_is_refused(String url, String complaint) {
        assertThatThrownBy(() -> read("", Map.of("SEELOWE_PUBLIC_URL", url), Map.of()))
                .hasMessageStartingWith("environment variable SEELOWE_PUBLIC_URL: \"" + url + "\" " + complaint);
        assertThatThrownBy(() -> read("", Map.of(), Map.of(Setting.PUBLIC_URL, url)))
                .hasMessageStartingWith("--public-url: \"" + url + "\" " + complaint);
    }

    @Test
    void a_mistyped_variable_is_noticed_and_those_that_are_no_settings_are_not() {
        Map<String, String> mistyped = Map.of("SEELOWE_PUBLIC_ULR", "https://games.example.org");

        assertThatThrownBy(() -> Given.read(Optional.empty(), mistyped, Map.of()))
                .hasMessage("the environment has SEELOWE_PUBLIC_ULR, which is no setting;"
                        + " did you mean \"SEELOWE_PUBLIC_URL\"?");
        Given.read(Optional.empty(), Map.of("SEELOWE_DEBUG", "1", "SEELOWE_JAVA_OPTS", "", "HOME", "/"), Map.of());
    }

    @Test
    void without_a_public_url_one_is_told_how_to_give_it() {
        assertThatThrownBy(() -> read("", Map.of(), Map.of()))
                .hasMessageContaining("--public-url")
                .hasMessageContaining("SEELOWE_PUBLIC_URL");
    }

    @Test
    void a_password_is_never_shown() throws IOException {
        HostSettings settings = read(
                URL + "mail-server = 'mail.example.org:587'\nmail-from = 'a@example.org'\nmail-password = 'secret'",
                Map.of(),
                Map.of());

        assertThat(settings.toString()).doesNotContain("secret");
        assertThat(settings.mail().orElseThrow().password()).isEqualTo("secret");
    }

    @Test
    void ranges_of_addresses_hold_what_begins_alike() {
        AddressRange range = AddressRange.parse("10.32.0.0/11");

        assertThat(range.holds(AddressRange.address("10.63.255.1").orElseThrow()))
                .isTrue();
        assertThat(range.holds(AddressRange.address("10.64.0.1").orElseThrow())).isFalse();
        assertThat(range.holds(AddressRange.address("::1").orElseThrow())).isFalse();
        assertThat(AddressRange.parse("fe80::/10")
                        .holds(AddressRange.address("febf::1").orElseThrow()))
                .isTrue();
    }
}
