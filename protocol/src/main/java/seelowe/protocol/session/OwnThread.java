package seelowe.protocol.session;

import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import seelowe.opponents.play.Decision;
import seelowe.protocol.service.Thinking;

/** Each thought has a thread of its own, which is told to stop when the time is over. */
public final class OwnThread implements Thinking {
    @Override
    public Optional<Decision> within(int milliseconds, Supplier<Decision> decision) {
        FutureTask<Decision> thought = new FutureTask<>(decision::get);
        Thread thinker = new Thread(thought, "opponent");
        thinker.setDaemon(true);
        thinker.start();
        try {
            return Optional.of(thought.get(milliseconds, TimeUnit.MILLISECONDS));
        } catch (TimeoutException slow) {
            thought.cancel(true);
            return Optional.empty();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("The opponent failed: " + failed.getCause(), failed);
        }
    }
}
