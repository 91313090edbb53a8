package seelowe.server.invite;

import io.nayuki.qrcodegen.QrCode.Ecc;
import java.util.ArrayList;
import java.util.List;

/** A text as the squares that a telephone reads, without the white margin around them. */
final class QrCode {
    private QrCode() {}

    /** The rows from the top, a letter for each square: 1 is dark. */
    static List<String> rows(String text) {
        io.nayuki.qrcodegen.QrCode code = io.nayuki.qrcodegen.QrCode.encodeText(text, Ecc.MEDIUM);
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < code.size; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < code.size; x++) {
                row.append(code.getModule(x, y) ? '1' : '0');
            }
            rows.add(row.toString());
        }
        return rows;
    }
}
