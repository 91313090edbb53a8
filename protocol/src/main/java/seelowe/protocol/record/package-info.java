/**
 * A game as one file that can be kept, mailed, checked and resumed. {@link seelowe.protocol.record.GameRecord} is what it says,
 * {@link seelowe.protocol.record.RecordFile} loads and saves it, {@link seelowe.protocol.record.Replay} plays it again and
 * compares every roll and state. docs/record-format.md describes the file.
 */
@NullMarked
package seelowe.protocol.record;

import org.jspecify.annotations.NullMarked;
