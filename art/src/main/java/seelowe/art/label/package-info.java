/**
 * Where names go: candidates around each place, judged by what they would cover, the most important names first. Start at
 * {@link seelowe.art.label.LabelPlacer}. What the names are is decided in {@code seelowe.art.map}.
 */
@NullMarked
package seelowe.art.label;

import org.jspecify.annotations.NullMarked;
