package seelowe.conformance.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What the poms say about the engine's company. */
class EnginePomTest {
    private static final Path PROJECT = Path.of("..");

    @Test
    void the_engine_declares_no_dependency_that_players_would_need() throws Exception {
        assertThat(neededAtRunTime(PROJECT.resolve("engine/pom.xml"))).isEmpty();
    }

    @Test
    void the_parent_hands_no_dependency_to_the_engine_that_players_would_need() throws Exception {
        assertThat(neededAtRunTime(PROJECT.resolve("pom.xml"))).isEmpty();
    }

    @Test
    void a_run_time_dependency_would_be_noticed() throws Exception {
        assertThat(neededAtRunTime(PROJECT.resolve("scenarios/pom.xml"))).contains("engine");
    }

    /** Dependencies of the module itself, not those it merely manages or lends to a plugin. */
    private static List<String> neededAtRunTime(Path pom) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile());
        List<String> needed = new ArrayList<>();
        NodeList dependencies = document.getElementsByTagName("dependency");
        for (int i = 0; i < dependencies.getLength(); i++) {
            Element dependency = (Element) dependencies.item(i);
            boolean ownedByModule =
                    dependency.getParentNode().getParentNode().getNodeName().equals("project");
            if (ownedByModule && !List.of("test", "provided").contains(text(dependency, "scope"))) {
                needed.add(text(dependency, "artifactId"));
            }
        }
        return needed;
    }

    private static String text(Element dependency, String tag) {
        NodeList found = dependency.getElementsByTagName(tag);
        return found.getLength() == 0 ? "" : found.item(0).getTextContent();
    }
}
