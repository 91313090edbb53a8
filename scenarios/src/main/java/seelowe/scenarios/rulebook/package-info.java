/**
 * The rules of the game in our own words, for refusals, the reference and the coverage table. Start at {@link
 * seelowe.scenarios.rulebook.RuleTexts}; the form of the files is told in {@code data/rules/contents.txt}. What the
 * rules do is not here: see {@code seelowe.engine}.
 */
@NullMarked
package seelowe.scenarios.rulebook;

import org.jspecify.annotations.NullMarked;
