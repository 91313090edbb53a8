package seelowe.cli;

import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import seelowe.server.SeeloweServer;
import seelowe.server.ServerSettings;
import seelowe.server.StartException;
import seelowe.server.edition.Material;

/** A server from its start until somebody stops the program. */
final class Serving {
    private Serving() {}

    /** @param welcome is told the address */
    static void untilStopped(ServerSettings settings, Edition edition, Consumer<String> welcome) {
        try {
            SeeloweServer server = SeeloweServer.start(settings, new Material(edition.data(), edition.layers()));
            CountDownLatch stopped = new CountDownLatch(1);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                server.close();
                stopped.countDown();
            }));
            welcome.accept(server.address());
            stopped.await();
        } catch (StartException failure) {
            throw UserError.failed(String.valueOf(failure.getMessage()), failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
