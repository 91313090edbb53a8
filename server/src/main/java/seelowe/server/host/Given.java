package seelowe.server.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import seelowe.scenarios.text.Spelling;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/** The settings as they were given, each with its place: options come before the environment, and that before the file. */
public final class Given {
    private static final TomlMapper TOML = new TomlMapper();
    /** Variables of this beginning that are no settings. */
    private static final Set<String> OTHER_VARIABLES = Set.of("SEELOWE_DEBUG", "SEELOWE_JAVA_OPTS", "SEELOWE_CONFIG");

    private final Map<Setting, Value> values = new EnumMap<>(Setting.class);

    private record Value(String text, String place) {}

    private Given() {}

    /**
     * @param file the configuration, if there is one
     * @param options by setting
     * @throws SettingException if one is not known, or the file cannot be read
     */
    public static Given read(Optional<Path> file, Map<String, String> environment, Map<Setting, String> options) {
        Given given = new Given();
        file.ifPresent(given::readFile);
        environment.forEach(given::readVariable);
        options.forEach((setting, text) -> given.values.put(setting, new Value(text, setting.option())));
        return given;
    }

    private void readVariable(String name, String text) {
        if (!Setting.isVariable(name) || OTHER_VARIABLES.contains(name)) {
            return;
        }
        Setting setting = Setting.ofVariable(name)
                .orElseThrow(() -> new SettingException("the environment has " + name + ", which is no setting"
                        + Spelling.hint(name, Setting.variables())));
        values.put(setting, new Value(text, "environment variable " + name));
    }

    private void readFile(Path file) {
        String text;
        try {
            text = Files.readString(file);
        } catch (IOException failure) {
            throw new SettingException(
                    "the configuration " + file + " cannot be read; is it there, and may I read it?");
        }
        JsonNode root;
        try {
            root = TOML.readTree(text);
        } catch (JacksonException wrong) {
            int line = wrong.getLocation() == null
                    ? 1
                    : Math.max(1, wrong.getLocation().getLineNr());
            throw new SettingException(file + ":" + line + ": this is no TOML: "
                    + String.valueOf(wrong.getOriginalMessage())
                            .lines()
                            .findFirst()
                            .orElse(""));
        }
        root.properties().forEach(field -> {
            String place = file + ":" + line(text, field.getKey());
            Setting setting = Setting.ofKey(field.getKey())
                    .orElseThrow(() -> new SettingException(place + ": \"" + field.getKey() + "\" is no setting"
                            + Spelling.hint(field.getKey(), Setting.keys())));
            values.put(setting, new Value(text(field.getValue(), setting, place), place));
        });
    }

    private static String text(JsonNode value, Setting setting, String place) {
        if (value.isArray()) {
            List<String> texts = new ArrayList<>();
            value.forEach(each -> texts.add(text(each, setting, place)));
            return String.join(",", texts);
        }
        if (!value.isValueNode()) {
            throw new SettingException(place + ": " + setting.key() + " must be a text, a number or a list of texts");
        }
        return value.asString();
    }

    /** The parser of values does not say. */
    private static int line(String text, String key) {
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (line.matches(
                    "\\s*[\\[\"']*" + java.util.regex.Pattern.quote(key) + "[\\]\"']*\\s*(=.*|\\.[^=]*=.*)?\\s*")) {
                return number;
            }
        }
        return 1;
    }

    boolean has(Setting setting) {
        return !text(setting).isEmpty();
    }

    /** Stripped; what is usual if it was not given. */
    public String text(Setting setting) {
        Value value = values.get(setting);
        return value == null ? setting.usual() : value.text().strip();
    }

    /** What is wrong with a setting, after where it was given. */
    SettingException wrong(Setting setting, String sentence) {
        Value value = values.get(setting);
        return new SettingException((value == null ? setting.option() : value.place()) + ": " + sentence);
    }
}
