package seelowe.pagetests;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/** One browser and one server for all tests; people of its own for each. A test asks for a {@link Person} or for {@link Visitors}. */
final class Browsing implements ParameterResolver, TestExecutionExceptionHandler {
    private static final Namespace SPACE = Namespace.create(Browsing.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        Class<?> type = parameter.getParameter().getType();
        return type == Person.class || type == Visitors.class || type == House.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
        Visitors visitors = visitors(test);
        if (parameter.getParameter().getType() == House.class) {
            return house(test);
        }
        return parameter.getParameter().getType() == Person.class ? visitors.arrive() : visitors;
    }

    private static Visitors visitors(ExtensionContext test) {
        Store shared = test.getRoot().getStore(SPACE);
        Chromium chromium = shared.computeIfAbsent(Chromium.class, type -> new Chromium(), Chromium.class);
        House house = house(test);
        return test.getStore(SPACE)
                .computeIfAbsent(Visitors.class, type -> new Visitors(chromium, house, nameOf(test)), Visitors.class);
    }

    private static House house(ExtensionContext test) {
        return test.getRoot().getStore(SPACE).computeIfAbsent(House.class, type -> House.inAFreshFolder(), House.class);
    }

    /** Class, method and, for a test with a parameter, what it is about. */
    private static String nameOf(ExtensionContext test) {
        String method = test.getRequiredTestMethod().getName();
        String shown = test.getDisplayName().startsWith(method) ? "" : "-" + test.getDisplayName();
        String name = test.getRequiredTestClass().getSimpleName() + "-" + method + shown;
        return name.replaceAll("[^A-Za-z0-9_-]+", "-");
    }

    @Override
    public void handleTestExecutionException(ExtensionContext test, Throwable failure) throws Throwable {
        Visitors visitors = test.getStore(SPACE).get(Visitors.class, Visitors.class);
        if (visitors != null) {
            visitors.remember();
        }
        throw failure;
    }
}
