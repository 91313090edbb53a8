/** What each side may see [Q64, 11.61]. Start at {@link seelowe.engine.view.View}. Nothing hidden ever gets in here. */
@NullMarked
package seelowe.engine.view;

import org.jspecify.annotations.NullMarked;
