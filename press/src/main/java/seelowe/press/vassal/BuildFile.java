package seelowe.press.vassal;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes XML as VASSAL wants it: an element is a class of its own, named in full. */
final class BuildFile implements AutoCloseable {
    private final XMLStreamWriter xml;
    private final Deque<String> open = new ArrayDeque<>();

    BuildFile(OutputStream out) throws XMLStreamException {
        xml = XMLOutputFactory.newFactory().createXMLStreamWriter(out, StandardCharsets.UTF_8.name());
        xml.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
    }

    /** Opens an element; attributes as names and values in turn. */
    void open(String name, String... attributes) throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(open.size()));
        xml.writeStartElement(name);
        open.push(name);
        for (int i = 0; i < attributes.length; i += 2) {
            xml.writeAttribute(attributes[i], attributes[i + 1]);
        }
    }

    void text(String text) throws XMLStreamException {
        xml.writeCharacters(text);
    }

    void end() throws XMLStreamException {
        open.pop();
        xml.writeEndElement();
    }

    /** An element with nothing in it, or with text alone. */
    void leaf(String name, String text, String... attributes) throws XMLStreamException {
        open(name, attributes);
        if (!text.isEmpty()) {
            text(text);
        }
        end();
    }

    @Override
    public void close() throws XMLStreamException {
        while (!open.isEmpty()) {
            end();
        }
        xml.writeEndDocument();
        xml.close();
    }
}
