/** Requests and answers, the same wherever something is asked: bodies, tokens, JSON. */
@NullMarked
package seelowe.server.http;

import org.jspecify.annotations.NullMarked;
