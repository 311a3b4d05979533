#!/usr/bin/env python3
"""A program that plays at an online table of Quipu, with Python's standard library alone.

    QUIPU_TOKEN=... python3 onlinebot.py https://quipu.example kamo-tiru [GAMES]

It sits down at the table, plays a random legal choice whenever it is asked, and ends after GAMES games (default: never).
You get a token in the settings, under "My bots". docs/bots.md says more, docs/protocol.md everything.
"""
import base64, json, os, random, socket, ssl, struct, sys, time
from urllib.parse import urlsplit


class WebSocket:
    """Just enough of RFC 6455 for text messages."""

    def __init__(self, url, token):
        url = urlsplit(url)
        port = url.port or (443 if url.scheme == "https" else 80)
        self.wire = socket.create_connection((url.hostname, port), timeout=90)
        if url.scheme == "https":
            self.wire = ssl.create_default_context().wrap_socket(self.wire, server_hostname=url.hostname)
        self.wire.sendall((
            f"GET /socket HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n").encode())
        self.read = self.wire.makefile("rb")
        status = self.read.readline().decode()
        while self.read.readline() not in (b"\r\n", b""):
            pass
        if " 101 " not in status:
            raise ConnectionError(f"the server answers: {status.strip()}")

    def frame(self, kind, body):
        """Sends one frame. Frames of clients are masked."""
        mask, length = os.urandom(4), len(body)
        head = struct.pack("!BB", 0x80 | kind, 0x80 | length) if length < 126 else \
            struct.pack("!BBH", 0x80 | kind, 0x80 | 126, length)
        self.wire.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(body)))

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def exactly(self, length):
        body = self.read.read(length)
        if len(body) < length:
            raise ConnectionError("the connection is lost")
        return body

    def receive(self):
        """The next message. Pings are answered on the way."""
        text = b""
        while True:
            first, length = self.exactly(2)
            if length == 126:
                length, = struct.unpack("!H", self.exactly(2))
            elif length == 127:
                length, = struct.unpack("!Q", self.exactly(8))
            body, kind = self.exactly(length), first & 15
            if kind == 8:
                raise ConnectionError(f"the server closes: {body[2:].decode()}")
            if kind == 9:
                self.frame(10, body)
            elif kind in (0, 1):
                text += body
                if first & 0x80:
                    return json.loads(text)


class Refused(Exception):
    """Trying again would not help."""


class Bot:
    def __init__(self, table):
        self.table, self.id = table, random.getrandbits(48)
        self.seated, self.game, self.asked, self.ready, self.over = False, None, None, 0, set()

    def do(self, to, command):
        self.id += 1
        to.send({"do": {"id": self.id, "command": command}})

    def choose(self, game):
        """Put your own idea here: `view` is what you see, `legal` what you may do."""
        return random.choice(game["legal"])

    def take(self, to, message):
        (name, news), = message.items()
        if name == "welcome":
            print(f"playing as {news['name']}", flush=True)
            to.send({"enter": {"table": self.table}})
        elif name == "refused":
            why = news["why"]
            if why == "stand_in":
                return self.do(to, {"back": {}})
            if "wrong_protocol" in why or why in ("not_signed_in", "unknown_table", "no_programs", "no_spectators", "table_full", "closed"):
                raise Refused(why)
            print(f"refused: {why}", flush=True)
            # Nothing new comes until someone chooses, so ask again: after the time that the server names, or a second.
            limit = why.get("too_fast") if isinstance(why, dict) else None
            time.sleep(limit["retry_ms"] / 1000 if limit else 1)
            self.asked = None
            self.answer(to)
        elif name == "table":
            table, game = news.get("table"), news.get("game")
            if table and table["phase"] != "playing":
                if news["you"]["place"] is None and not self.seated:
                    self.seated = True
                    self.do(to, {"sit": {}})
                elif table["phase"] == "over" and self.ready < table["games"]:
                    self.ready = table["games"]
                    self.do(to, {"ready": {}})
            if game and game.get("over") and "seat" in game and game["id"] not in self.over:
                self.over.add(game["id"])
                print(f"the game {game['id']} is over", flush=True)
            self.game = game or self.game
            self.answer(to)

    def answer(self, to):
        """Chooses, if this is a decision that has not been answered."""
        game = self.game
        if game and game.get("legal") and self.asked != game["decision"]:
            self.asked = game["decision"]
            self.do(to, {"play": {"decision": game["decision"], "do": self.choose(game)}})


def main():
    url, table = sys.argv[1:3]
    games = int(sys.argv[3]) if len(sys.argv) > 3 else None
    bot, pause = Bot(table), 1
    while True:
        try:
            to = WebSocket(url, os.environ["QUIPU_TOKEN"])
            bot.asked = None
            to.send({"hello": {"protocol": 4}})
            while games is None or len(bot.over) < games:
                bot.take(to, to.receive())
                pause = 1
            return
        except Refused as why:
            sys.exit(f"the server refuses: {why}")
        except (OSError, ConnectionError) as error:
            print(f"{error}; connecting again in {pause} s", flush=True)
            time.sleep(pause + random.random())
            pause = min(2 * pause, 60)


if __name__ == "__main__":
    main()
