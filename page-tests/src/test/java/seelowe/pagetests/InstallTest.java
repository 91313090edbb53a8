package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The page as something one installs, and addresses that lead nowhere. */
@ExtendWith(Browsing.class)
class InstallTest {
    @Test
    void the_page_says_how_it_is_installed(Visitors visitors) {
        Person person = visitors.arrive().home();
        String root = visitors.house().address();
        assertThat(person.page().locator("link[rel=manifest]").getAttribute("href"))
                .isEqualTo("/manifest.json");
        APIResponse manifest = person.page().request().get(root + "/manifest.json");
        assertThat(manifest.ok()).isTrue();
        assertThat(manifest.text()).contains("\"start_url\"", "standalone", "512x512");
        for (String icon : List.of("/icon.svg", "/icon-192.png", "/icon-512.png")) {
            assertThat(person.page().request().get(root + icon).ok()).as(icon).isTrue();
        }
    }

    @Test
    void a_wrong_address_is_answered_with_a_page(Visitors visitors) {
        Person person = visitors.arrive().home();
        for (String wrong : List.of("/nowhere", "/#/nowhere")) {
            person.page().navigate(visitors.house().address() + wrong);
            person.page()
                    .getByRole(AriaRole.HEADING, Person.named("There is nothing at this address"))
                    .waitFor();
            person.photograph("nowhere");
            person.page()
                    .getByRole(AriaRole.LINK, Person.named("To the first page"))
                    .click();
            person.button("Play now").waitFor();
        }
        assertThat(person.page()
                        .request()
                        .get(visitors.house().address() + "/api/nowhere")
                        .text())
                .startsWith("{");
    }
}
