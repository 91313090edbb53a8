package seelowe.pagetests;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Objects;

/** A finger on the glass, as the browser itself feels it: it may take a drag for scrolling, which a mouse never meets. */
final class Finger {
    private static final int STEPS = 10;
    /** So long it rests where something is to be taken up. */
    private static final int REST = 600;

    private final Page page;
    private final CDPSession glass;

    Finger(Person person) {
        this.page = person.page();
        this.glass = page.context().newCDPSession(page);
    }

    /** Rests on a point of the screen, and takes what lies there to another. */
    void carry(double[] from, double[] to) {
        touch("touchStart", from);
        page.waitForTimeout(REST);
        slide(from, to);
    }

    /** Drags from one point of the screen to another. */
    void drag(double[] from, double[] to) {
        touch("touchStart", from);
        slide(from, to);
    }

    private void slide(double[] from, double[] to) {
        for (int step = 1; step <= STEPS; step++) {
            double part = (double) step / STEPS;
            touch("touchMove", new double[] {from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part});
        }
        send("touchEnd", new JsonArray());
    }

    /** The middle of something on the screen. */
    static double[] on(Locator thing) {
        thing.scrollIntoViewIfNeeded();
        BoundingBox box = Objects.requireNonNull(thing.boundingBox(), "It is not shown");
        return new double[] {box.x + box.width / 2, box.y + box.height / 2};
    }

    private void touch(String type, double[] at) {
        JsonObject point = new JsonObject();
        point.addProperty("x", at[0]);
        point.addProperty("y", at[1]);
        JsonArray points = new JsonArray();
        points.add(point);
        send(type, points);
        // One frame for each, as fingers have it.
        page.evaluate("() => new Promise(requestAnimationFrame)");
    }

    private void send(String type, JsonArray points) {
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        glass.send("Input.dispatchTouchEvent", event);
    }
}
