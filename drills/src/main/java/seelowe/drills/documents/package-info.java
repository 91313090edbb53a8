/** What strangers make of the documents: requests and messages as docs/openapi.yaml and the JSON Schemas have them, and everything that comes near. */
@NullMarked
package seelowe.drills.documents;

import org.jspecify.annotations.NullMarked;
