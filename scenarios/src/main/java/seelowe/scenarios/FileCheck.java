package seelowe.scenarios;

import java.util.Set;
import java.util.TreeSet;
import seelowe.scenarios.force.ChartReader;
import seelowe.scenarios.force.UnitReader;
import seelowe.scenarios.map.MapForms;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Spelling;

/** Finds files that nothing reads: most often their name is misspelled. */
final class FileCheck {
    private static final String GEOGRAPHY = "geography/";
    private static final Set<String> ALWAYS = Set.of(
            FolderSettings.FILE,
            EditionCard.FILE,
            "README.md",
            MapForms.HEXES,
            MapForms.HEXSIDES,
            MapForms.PLACES,
            MapForms.PORTS,
            MapForms.BEACHES,
            MapForms.LANDING_AREAS,
            MapForms.RAIL_ENTRIES,
            ChartReader.TERRAIN,
            ChartReader.UNIT_TYPES,
            ChartReader.WEATHER,
            UnitReader.GERMAN,
            UnitReader.BRITISH);

    private final DataFiles files;
    private final Problems problems;

    FileCheck(DataFiles files) {
        this.files = files;
        this.problems = files.problems();
    }

    void run(Set<String> read) {
        Set<String> known = new TreeSet<>(ALWAYS);
        known.addAll(read);
        for (DataSource layer : files.layers()) {
            for (String name : layer.names()) {
                if (!known.contains(name) && !name.startsWith(GEOGRAPHY)) {
                    problems.add(
                            DataFiles.path(layer, name), 1, "Nothing reads this file" + Spelling.hint(name, known));
                }
            }
        }
    }
}
