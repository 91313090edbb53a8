/** What the documents say about the project must be true. Start at {@link seelowe.conformance.documentation.LinksTest}. */
@NullMarked
package seelowe.conformance.documentation;

import org.jspecify.annotations.NullMarked;
