package seelowe.server.web;

import io.javalin.http.Context;

/** What somebody sees who opened an address that leads nowhere: a page for people, while programs get JSON. */
final class WrongAddress {
    private static final String PAGE = """
            <!doctype html>
            <html lang="en">
              <head>
                <meta charset="utf-8" />
                <title>Seelöwe: nothing here</title>
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="color-scheme" content="light dark" />
                <link rel="icon" href="/icon.svg" type="image/svg+xml" />
                <link rel="stylesheet" href="/main.css" />
              </head>
              <body>
                <main class="notice">
                  <h1>There is nothing at this address</h1>
                  <p>It may be mistyped, or what was here has gone. Games and rules are found from the first page.</p>
                  <a class="button primary" href="/">To the first page</a>
                </main>
              </body>
            </html>
            """;

    private WrongAddress() {}

    /** Whether a person asks, with a browser's address line, and not a program. */
    static boolean isAPersons(Context context) {
        String accepted = context.header("Accept");
        return accepted != null
                && accepted.contains("text/html")
                && !context.path().startsWith("/api/");
    }

    static void explain(Context context) {
        context.status(404).html(PAGE);
    }
}
