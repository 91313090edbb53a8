/**
 * The program behind {@code ./seelowe}. Start at {@link seelowe.cli.CommandLineProgram}, which knows all commands; each
 * command is one class. What a command prints goes through picocli's writers, so that tests can listen.
 */
@NullMarked
package seelowe.cli;

import org.jspecify.annotations.NullMarked;
