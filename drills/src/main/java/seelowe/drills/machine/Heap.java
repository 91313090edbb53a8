package seelowe.drills.machine;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import javax.management.MBeanServerConnection;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/** What is alive in the heap of another JVM of this machine. */
public final class Heap {
    private static final String JUST_HERE = "com.sun.management.jmxremote.localConnectorAddress";

    private Heap() {}

    /** Megabytes in use after a collection; -1 if the JVM does not let itself be asked. */
    public static long liveMegabytes(long pid) {
        try {
            VirtualMachine machine = VirtualMachine.attach(Long.toString(pid));
            try {
                machine.startLocalManagementAgent();
                return live(machine.getAgentProperties().getProperty(JUST_HERE));
            } finally {
                machine.detach();
            }
        } catch (IOException | AttachNotSupportedException refused) {
            return -1;
        }
    }

    @SuppressWarnings("BanJNDI") // The address is that of a process of ours, on this machine.
    private static long live(String address) throws IOException {
        try (JMXConnector connector = JMXConnectorFactory.connect(new JMXServiceURL(address))) {
            MBeanServerConnection connection = connector.getMBeanServerConnection();
            MemoryMXBean memory = ManagementFactory.newPlatformMXBeanProxy(
                    connection, ManagementFactory.MEMORY_MXBEAN_NAME, MemoryMXBean.class);
            memory.gc();
            return memory.getHeapMemoryUsage().getUsed() >> 20;
        }
    }
}
