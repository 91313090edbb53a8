package seelowe.study.play;

import java.io.Serializable;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.study.question.Question;
import seelowe.study.question.QuestionReader;

/**
 * A study as another machine needs it: the texts, and nothing that must be found on a disk.
 *
 * @param file the name of the study's file, for reports of mistakes
 * @param folders the data folders that variants name, each with its files
 * @param own the files of a folder laid over the built-in data in all variants; empty for none
 */
public record Assignment(
        String file, String text, TreeMap<String, TreeMap<String, String>> folders, TreeMap<String, String> own)
        implements Serializable {
    private static final long serialVersionUID = 1L;

    /** @throws seelowe.study.question.StudyException if the file has mistakes */
    public Question question() {
        return QuestionReader.read(file, text, this::folder);
    }

    private @Nullable Map<String, String> folder(String name) {
        return folders.get(name);
    }
}
