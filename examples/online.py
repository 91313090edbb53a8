"""The example bot on a server: the same conversation as with an engine on this machine, over a WebSocket (docs/server.md).

    python3 examples/bot.py --server https://games.example.org --token-file bot-token [--invite LINK]

It plays all its games and takes challenges; with --invite it plays the one that the link opens, and ends with it. Only the
standard library of Python 3 is used.
"""
import argparse
import base64
import itertools
import json
import os
import socket
import ssl
import struct
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

from bot import Bot


class Refused(Exception):
    """The server does not do what it was asked for; the code says why."""

    def __init__(self, error):
        super().__init__(error.get("message", "no reason given"))
        self.code = error.get("code", "")


class Server:
    """A server that faces the world, for the bot whose token this is."""

    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.headers = {"Authorization": "Bearer " + token, "User-Agent": "bot.py"}

    def call(self, method, path, body=None):
        """One request; whoever is told to wait waits."""
        data = None if body is None else json.dumps(body).encode()
        while True:
            request = urllib.request.Request(self.address + path, data, self.headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return json.loads(answer.read() or b"{}")
            except urllib.error.HTTPError as refused:
                if refused.code != 429:
                    raise Refused(json.loads(refused.read() or b"{}"))
                time.sleep(int(refused.headers.get("Retry-After", "5")))


class Line:
    """A WebSocket, as little of it as is needed (RFC 6455)."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, server, path):
        url = urllib.parse.urlsplit(server.address)
        secure = url.scheme == "https"
        self.socket = socket.create_connection((url.hostname, url.port or (443 if secure else 80)), timeout=120)
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET %s HTTP/1.1" % path, "Host: " + url.netloc, "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Key: " + key, "Sec-WebSocket-Version: 13"]
        lines += ["%s: %s" % header for header in server.headers.items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.file.readline().decode()
        if " 101 " not in status:
            raise ConnectionError("no WebSocket: " + status.strip())
        while self.file.readline().strip():
            pass

    def send(self, text):
        self.frame(self.TEXT, text.encode())

    def frame(self, kind, data):
        """What a client sends is masked."""
        mask = os.urandom(4)
        head = struct.pack("!B", 0x80 | kind)
        if len(data) < 126:
            head += struct.pack("!B", 0x80 | len(data))
        else:
            head += struct.pack("!BH", 0x80 | 126, len(data))
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def receive(self):
        """The next text; pings are answered on the way."""
        text = b""
        while True:
            first, second = self.read(2)
            length = second & 0x7F
            if length == 126:
                length = struct.unpack("!H", self.read(2))[0]
            elif length == 127:
                length = struct.unpack("!Q", self.read(8))[0]
            data = self.read(length)
            kind = first & 0x0F
            if kind == self.PING:
                self.frame(self.PONG, data)
            elif kind == self.CLOSE:
                raise ConnectionError("the server hung up: " + data[2:].decode(errors="replace"))
            elif kind != self.PONG:
                text += data
                if first & 0x80:
                    return text.decode()

    def read(self, count):
        data = self.file.read(count)
        if len(data) < count:
            raise ConnectionError("the line is broken")
        return data


class Table:
    """A game on a server: ask() as the engine has it; state is how the game stands, as far as it was told."""

    def __init__(self, server, game):
        self.line = Line(server, "/ws/games/" + game)
        self.ids = itertools.count(1)
        self.state = None
        while self.state is None:
            self.hear()

    def hear(self):
        """The next message, whatever it is."""
        message = json.loads(self.line.receive())
        if message["type"] in ("update", "snapshot"):
            self.state = message["state"]
        elif message["type"] == "change":
            for field, value in message.get("state", {}).items():
                self.state[field] = value
        elif message["type"] == "error" and "id" not in message:
            raise Refused(message)
        return message

    def ask(self, type, **fields):
        while True:
            id = next(self.ids)
            self.line.send(json.dumps({"id": id, "type": type, **fields}))
            answer = self.hear()
            while answer.get("id") != id:
                answer = self.hear()
            if answer["type"] != "error":
                return answer
            if answer["code"] != "busy":
                raise Refused(answer)
            time.sleep(5)


def play_there(server, game, side, seed):
    """One game on a server, from wherever it stands to its end. A line that breaks is taken up again."""
    patience = itertools.chain([0, 1, 2, 4, 8, 15], itertools.repeat(30))
    while True:
        time.sleep(next(patience))
        try:
            table = Table(server, game)
            bot = Bot(table, side, seed)
            while not table.state["over"]:
                if table.state["decider"] == side:
                    decide(table, bot)
                    patience = itertools.chain([0, 1, 2, 4, 8, 15], itertools.repeat(30))
                else:
                    table.hear()
            print("%s: %s after %d actions." % (game, table.state["result"]["title"], table.state["actions"]), flush=True)
            return
        except OSError as broken:
            print("%s: %s" % (game, broken), file=sys.stderr)
        except Refused as refused:
            if refused.code in ("unknown-game", "unknown-token", "not-your-seat"):
                print("%s: %s" % (game, refused), file=sys.stderr)
                return
            print("%s: %s" % (game, refused), file=sys.stderr)


def decide(table, bot):
    """One decision. If the game has moved on meanwhile, it is thought about anew."""
    try:
        table.ask("act", action=bot.choose(table.state))
    except Refused as refused:
        if refused.code not in ("stale", "not-your-decision", "game-over"):
            raise


def take(server, link):
    """The seat that a link opens; only what stands behind the last stroke is secret."""
    seat = server.call("POST", "/api/invites/take", {"invite": link.rsplit("/", 1)[-1]})
    return [(each["game"], each["role"]) for each in seat["seats"]]


def play_all(server, seed):
    """Takes challenges, and plays every game that it has a seat in, until it is stopped."""
    playing = {}
    while True:
        accept_challenges(server)
        for seat in server.call("GET", "/api/bot")["games"]:
            thread = playing.get(seat["game"])
            if not thread or not thread.is_alive():
                thread = threading.Thread(target=play_there, args=(server, seat["game"], seat["role"], seed), daemon=True)
                playing[seat["game"]] = thread
                thread.start()
        time.sleep(5)


def accept_challenges(server):
    """Whoever challenges the bot gets his game. What another has answered meanwhile is passed over."""
    try:
        for challenge in server.call("GET", "/api/lobby").get("challenges", []):
            server.call("POST", "/api/lobby/offers/%s/accept" % challenge["offer"], {})
    except Refused as refused:
        print(refused, file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", metavar="URL", required=True, help="play there instead of here")
    parser.add_argument("--token-file", required=True, help="where the bot's token stands, in a file that only you can read")
    parser.add_argument("--invite", metavar="LINK", help="take this seat, play it to the end, and stop")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with open(args.token_file) as file:
        server = Server(args.server, file.read().strip())
    try:
        if args.invite:
            threads = [threading.Thread(target=play_there, args=(server, game, side, args.seed), daemon=True)
                       for game, side in take(server, args.invite)]  # of a match, both boards
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        else:
            print("%s is at your service." % server.call("GET", "/api/bot")["name"], flush=True)
            play_all(server, args.seed)
    except Refused as refused:
        sys.exit(str(refused))
    except KeyboardInterrupt:
        pass
