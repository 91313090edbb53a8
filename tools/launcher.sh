# What ./seelowe and ./test share. Expects $home, the project's folder. Plain sh: no bashisms.
# shellcheck shell=sh disable=SC2154

say() {
    printf '%s\n' "$*" >&2
}

give_up() {
    say "$*"
    exit 1
}

# Sets $java and exports JAVA_HOME, so that Maven uses the same one.
find_java() {
    if [ -z "${JAVA_HOME:-}" ] && [ -x /usr/libexec/java_home ]; then
        JAVA_HOME=$(/usr/libexec/java_home -v 17+ 2>/dev/null || true) # macOS: what lies on the PATH there is no JDK.
    fi
    if [ -n "${JAVA_HOME:-}" ] && [ -x "$JAVA_HOME/bin/java" ]; then
        java=$JAVA_HOME/bin/java
    else
        java=$(command -v java) || give_up 'Seelöwe needs a JDK, version 17 or newer, and finds no java. Install one (on Debian: apt install openjdk-17-jdk-headless) or set JAVA_HOME.'
        JAVA_HOME=$(dirname "$(dirname "$(real_path "$java")")")
    fi
    version=$(java_version)
    case $version in
        '' | *[!0-9]*) ;; # An unusual version text: let the build say what it thinks.
        *) [ "$version" -ge 17 ] || give_up "Seelöwe needs a JDK 17 or newer; $java is version $version. Install a newer one or set JAVA_HOME." ;;
    esac
    export JAVA_HOME
}

# The feature version. Reading the release file saves starting a JVM just to ask.
java_version() {
    if [ -r "$JAVA_HOME/release" ]; then
        text=$(sed -n 's/^JAVA_VERSION="\(.*\)".*/\1/p' "$JAVA_HOME/release")
    else
        text=$("$java" -version 2>&1 | sed -n 's/.*version "\([^"]*\)".*/\1/p' | head -n 1)
    fi
    text=${text#1.}
    printf '%s' "${text%%[!0-9]*}"
}

real_path() {
    path=$1
    while [ -L "$path" ]; do
        target=$(readlink "$path")
        case $target in
            /*) path=$target ;;
            *) path=$(dirname "$path")/$target ;;
        esac
    done
    printf '%s' "$path"
}

need_build_tools() {
    [ -x "$JAVA_HOME/bin/javac" ] || give_up "Seelöwe is built from source and needs a full JDK 17 or newer; $JAVA_HOME has no compiler (javac). On Debian: apt install openjdk-17-jdk-headless"
    command -v mvn >/dev/null 2>&1 || give_up 'Seelöwe is built with Maven 3.8 or newer, and there is no mvn on the PATH. On Debian: apt install maven'
}

# The tests of the page use the distribution's Chromium; CHROMIUM may name another.
need_chromium() {
    for browser in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
        [ -z "$browser" ] || ! command -v "$browser" >/dev/null 2>&1 || return 0
    done
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
        give_up 'The tests of the page need Chromium. Install it (on Debian: apt install chromium) or set CHROMIUM to the path of one'
    fi
    say 'Installing Chromium for the tests of the page ...'
    DEBIAN_FRONTEND=noninteractive
    export DEBIAN_FRONTEND
    apt-get -qq install -y --no-install-recommends chromium >&2 || {
        apt-get -qq update >&2
        apt-get -qq install -y --no-install-recommends chromium >&2 || give_up 'Chromium could not be installed. Set CHROMIUM to the path of one'
    }
}

# take_lock run|test: one build of a kind at a time in this folder; the two kinds do not disturb each other. The lock is a link whose target is the builder's process number, made in one step.
take_lock() {
    mkdir -p "$home/target" 2>/dev/null || cannot_write
    [ -w "$home/target" ] || cannot_write
    lock=$home/target/$1.lock
    waiting=
    until ln -s "$$" "$lock" 2>/dev/null; do
        holder=$(readlink "$lock" 2>/dev/null || true)
        if [ -n "$holder" ] && ! is_running "$holder"; then
            rm -f "$lock" || cannot_write # Its owner was interrupted.
            continue
        fi
        [ -n "$waiting" ] || say 'Waiting for another build of Seelöwe to finish ...'
        waiting=yes
        sleep 1
    done
    trap 'rm -f "$lock"' EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
}

# Somebody else's process cannot be signalled, only seen.
is_running() {
    kill -0 "$1" 2>/dev/null || ps -p "$1" >/dev/null 2>&1
}

cannot_write() {
    give_up "Seelöwe must be built, and nothing can be written into $home/target. Build it as the owner of that folder, or copy the whole of $home to a place of your own."
}

drop_lock() {
    rm -f "$lock"
    trap - EXIT HUP INT TERM
}

# Up to date: the program is there and nothing it is made from is newer than the start of its build.
up_to_date() {
    [ -f "$home/target/run/$1.jar" ] && [ -f "$home/target/run/$1.stamp" ] || return 1
    set -- "$1" "$home/pom.xml"
    for part in engine scenarios opponents protocol art press study server web browser "$1"; do
        for path in "$home/$part/pom.xml" "$home/$part/src/main"; do
            [ ! -e "$path" ] || set -- "$@" "$path"
        done
    done
    for path in "$home/data" "$home/docs/openapi.yaml"; do
        [ ! -e "$path" ] || set -- "$@" "$path"
    done
    stamp=$home/target/run/$1.stamp
    shift
    [ -z "$(find "$@" -newer "$stamp" 2>/dev/null | head -n 1)" ]
}

# build_if_stale cli|bench|drills|spark: afterwards $home/target/run/NAME.jar is there.
build_if_stale() {
    up_to_date "$1" && return 0
    need_build_tools
    take_lock run
    up_to_date "$1" || build "$1"
    drop_lock
}

build() {
    if [ -f "$home/target/run/$1.jar" ]; then
        say 'Building Seelöwe, because something changed ...'
    else
        say 'Building Seelöwe (the first start takes about a minute) ...'
    fi
    mkdir -p "$home/target/run"
    log=$home/target/build.log
    fresh=$home/target/run/$1.stamp.new
    : >"$fresh"
    profiles=quick
    [ "$1" != spark ] || profiles=quick,spark
    if ! (cd "$home" && mvn -B -ntp "-P$profiles" -pl "$1" -am package) >"$log" 2>&1; then
        say 'The build failed:'
        causes "$log" >&2
        give_up "The whole story is in $log"
    fi
    # A copy of our own: a running program must not have its jar rewritten by the next build.
    cp "$home/$1/target/quick/seelowe-$1.jar" "$home/target/run/$1.jar.new"
    mv -f "$home/target/run/$1.jar.new" "$home/target/run/$1.jar"
    mv -f "$fresh" "$home/target/run/$1.stamp"
}

# What a compiler or the bundler said itself; failing that, what Maven says. tools/Launch.java has the same for Windows.
causes() {
    sed -n -e '/^\[ERROR\] Failed to execute goal/q' \
        -e '/^\[ERROR\] COMPILATION ERROR/d' -e '/^\[ERROR\] /p' -e '/^  symbol: /p' -e 's/^\[[A-Z]*\] *\[exec\] //p' "$1" | head -n 15 >"$1.causes"
    [ -s "$1.causes" ] || sed -n -e '/-> \[Help 1\]/q' -e '/^\[ERROR\]/p' "$1" | head -n 15 >"$1.causes"
    cat "$1.causes"
    rm -f "$1.causes"
}
