"""The scheme of docs/fair.md a second time, with nothing but Python's own library: prints the numbers that scheme.rs expects."""

import hashlib
import hmac
import struct


def rotate(word, by):
    return (word << by | word >> 32 - by) & 0xFFFFFFFF


def quarter(x, a, b, c, d):
    x[a] = (x[a] + x[b]) & 0xFFFFFFFF
    x[d] = rotate(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) & 0xFFFFFFFF
    x[b] = rotate(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) & 0xFFFFFFFF
    x[d] = rotate(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) & 0xFFFFFFFF
    x[b] = rotate(x[b] ^ x[c], 7)


def block(key, counter, stream):
    start = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", counter, stream)))
    x = start[:]
    for _ in range(10):
        quarter(x, 0, 4, 8, 12)
        quarter(x, 1, 5, 9, 13)
        quarter(x, 2, 6, 10, 14)
        quarter(x, 3, 7, 11, 15)
        quarter(x, 0, 5, 10, 15)
        quarter(x, 1, 6, 11, 12)
        quarter(x, 2, 7, 8, 13)
        quarter(x, 3, 4, 9, 14)
    return struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in zip(x, start)))


def key_of(secret, game_id, salts):
    return hmac.new(secret, game_id.encode() + b"\0" + b"".join(salt or bytes(32) for salt in salts), hashlib.sha256).digest()


def words(key, step):
    counter = 0
    while True:
        yield from struct.unpack("<8Q", block(key, counter, step))
        counter += 1


def below(key, step, total):
    for word in words(key, step):
        if word * total % 2**64 >= 2**64 % total:
            return word * total >> 64


if __name__ == "__main__":
    # The first block of ChaCha20 under zeros is in RFC 8439, appendix A.1.
    assert block(bytes(32), 0, 0).hex().startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7")
    secret = bytes(range(32))
    key = key_of(secret, "example", [bytes([0xA0] * 32), None, bytes([0xA2] * 32)])
    print("commitment", hashlib.sha256(secret).hexdigest())
    print("key", key.hex())
    for step in [1, 2, 2**32 + 7]:
        source = words(key, step)
        print("step", step, [f"{next(source):016x}" for _ in range(40)][:: 13])
    print("below", [below(key, step, total) for step, total in [(1, 31), (1, 2**32 - 1), (2, 31), (3, 64)]])
