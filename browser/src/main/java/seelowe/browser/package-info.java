/**
 * The engine as a page would load it. Start at {@link seelowe.browser.BrowserEngine}; the build links it with TeaVM, which
 * fails when the engine uses something that a browser cannot carry.
 */
@NullMarked
package seelowe.browser;

import org.jspecify.annotations.NullMarked;
