package seelowe.protocol.form;

import seelowe.engine.board.Ids;
import seelowe.engine.phase.Payment;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What is owed now and with which units it can be paid: {@code {"action":…,"units":[{"unit":…,"worth":6}],"due":8,"exact":false}}. */
final class PaymentJson {
    private PaymentJson() {}

    static ObjectNode write(Payment payment, Names names) {
        ObjectNode node = Json.object();
        node.put("action", RecordForms.kind(payment.with(Ids.none()).getClass()));
        ArrayNode units = node.putArray("units");
        for (int i = 0; i < payment.units().size(); i++) {
            ObjectNode unit =
                    units.addObject().put("unit", names.unit(payment.units().get(i)));
            putHalves(unit, "worth", payment.worth().get(i));
        }
        putHalves(node, "due", payment.due());
        return node.put("exact", payment.exact());
    }

    /** Whole points as a whole number. */
    private static void putHalves(ObjectNode node, String field, int halves) {
        if (halves % 2 == 0) {
            node.put(field, halves / 2);
        } else {
            node.put(field, halves / 2.0);
        }
    }
}
