package seelowe.cli;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import picocli.CommandLine.Model.CommandSpec;

/** The headings of the overview, in its order. A command says where it belongs with {@link In}. */
enum CommandGroup {
    PLAY("Play and keep games"),
    STUDY("Study the game"),
    EDITION("Look at the board and its data"),
    PROGRAM("Find your way");

    private final String title;

    CommandGroup(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    /** Put on a command's class; without it a command stands in the last group. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface In {
        CommandGroup value();
    }

    static CommandGroup of(CommandSpec command) {
        In place = command.userObject().getClass().getAnnotation(In.class);
        return place == null ? PROGRAM : place.value();
    }
}
