"""HTTPS with an authority of one's own, and proxies, on real sockets."""

from __future__ import annotations

import os
import socket
import ssl
import subprocess
import tempfile
import threading
import unittest
from pathlib import Path
from typing import Any
from unittest import mock

from events_test import PAYMENT, block, event, stream_of
from stub import Answer, Stub

from paychart import Paychart
from paychart._runtime.proxies import proxy_of

FOLDER = tempfile.TemporaryDirectory()
CERTIFICATE, KEY = (str(Path(FOLDER.name, name)) for name in ("ca.pem", "key.pem"))
NAMES = "subjectAltName=DNS:localhost,DNS:service.test"
PROXIES = ("http_proxy", "https_proxy", "all_proxy", "no_proxy")


def setUpModule() -> None:
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    where = ["-keyout", KEY, "-out", CERTIFICATE, "-subj", "/CN=Test", "-addext", NAMES]
    subprocess.run([*made, *where], check=True, capture_output=True)


def tearDownModule() -> None:
    FOLDER.cleanup()


def trusting() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=CERTIFICATE)


def secured(stub: Stub) -> str:
    """Gives the stub a certificate; returns its URL."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE, KEY)
    stub._server.socket = context.wrap_socket(stub._server.socket, server_side=True)
    return stub.url.replace("http://127.0.0.1", "https://localhost")


def at_name(url: str) -> str:
    """The URL by a name that only the proxy can find."""
    return url.replace("localhost", "service.test").replace("127.0.0.1", "service.test")


def client_of(url: str, **more: Any) -> Paychart:
    return Paychart(api_key="svc_test_key", base_url=url, max_retries=0, **more)


class ProxyServer:
    """Forwards and tunnels to this machine, whatever the name, and remembers the head of what it was asked."""

    def __init__(self, refusal: bytes | None = None) -> None:
        self.heads: list[str] = []
        self.refusal = refusal
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                caller, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._handle, args=(caller,), daemon=True).start()

    def _handle(self, caller: socket.socket) -> None:
        head = b""
        while b"\r\n\r\n" not in head:
            part = caller.recv(65536)
            if not part:
                return
            head += part
        self.heads.append(head.decode())
        if self.refusal is not None:
            caller.sendall(self.refusal)
            caller.close()
            return
        method, target, _ = head.decode().split(" ", 2)
        port = int(target.split("/")[2 if method != "CONNECT" else 0].rsplit(":", 1)[1])
        service = socket.create_connection(("127.0.0.1", port))
        if method == "CONNECT":
            caller.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
        else:
            # A request that is forwarded has its path alone; what follows on this connection is not looked at.
            service.sendall(head.replace(target.encode(), b"/" + target.encode().split(b"/", 3)[3], 1))
        threading.Thread(target=self._pass, args=(service, caller), daemon=True).start()
        self._pass(caller, service)

    @staticmethod
    def _pass(source: socket.socket, target: socket.socket) -> None:
        try:
            while part := source.recv(65536):
                target.sendall(part)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def __enter__(self) -> ProxyServer:
        return self

    def __exit__(self, *_: object) -> None:
        self._listening.close()


class Secure(unittest.TestCase):
    def test_an_authority_of_ones_own_is_trusted_and_the_connection_is_kept(self) -> None:
        with Stub(Answer(200, PAYMENT)) as stub, client_of(secured(stub), ssl_context=trusting()) as client:
            for _ in range(3):
                self.assertEqual(client.offramp_payments.get("pay_1").to_json(), PAYMENT)
            self.assertEqual(stub.connections, 1)

    def test_the_variable_of_openssl_names_an_authority_too(self) -> None:
        with Stub(Answer(200, PAYMENT)) as stub, mock.patch.dict(os.environ, {"SSL_CERT_FILE": CERTIFICATE}):
            with client_of(secured(stub)) as client:
                self.assertEqual(client.offramp_payments.get("pay_1").to_json(), PAYMENT)

    def test_a_certificate_of_nobody_known_is_refused_and_nothing_is_sent(self) -> None:
        with Stub(Answer(200, PAYMENT)) as stub, client_of(secured(stub)) as client:
            result = client.offramp_payments.try_get("pay_1")
            assert not result.ok
            self.assertEqual((result.error.code, result.error.reason), ("NETWORK_ERROR", "CONNECTION"))
            self.assertIn("certificate verify failed", result.error.message)
            self.assertEqual(stub.asked, [])

    def test_a_certificate_of_another_name_is_refused(self) -> None:
        with Stub(Answer(200, PAYMENT)) as stub:
            url = secured(stub).replace("localhost", "127.0.0.1")
            with client_of(url, ssl_context=trusting()) as client:
                result = client.offramp_payments.try_get("pay_1")
                assert not result.ok
                self.assertIn("127.0.0.1", result.error.message)
                self.assertEqual(stub.asked, [])


class Proxies(unittest.TestCase):
    def test_a_proxy_forwards_requests_to_http(self) -> None:
        with Stub(Answer(200, PAYMENT)) as stub, ProxyServer() as proxy:
            given = proxy.url.replace("://", "://mia:p%40ss@")
            with client_of(at_name(stub.url), proxy=given) as client:
                for _ in range(2):
                    self.assertEqual(client.offramp_payments.get("pay_1").to_json(), PAYMENT)
                self.assertNotIn("p@ss", repr(client) + repr(client._calls.options) + repr(client._calls.driver.pool._proxy))
            self.assertTrue(proxy.heads[0].startswith(f"GET {at_name(stub.url)}/v1/offramp/payments/pay_1 HTTP/1.1"))
            self.assertEqual(stub.asked[0].headers["host"], at_name(stub.url).split("//")[1])
            self.assertEqual(stub.asked[0].headers["proxy-authorization"], "Basic bWlhOnBAc3M=")
            self.assertEqual((len(proxy.heads), stub.connections), (1, 1))

    def test_a_proxy_tunnels_to_https_and_sees_no_credential(self) -> None:
        with Stub(Answer(200, PAYMENT)) as stub, ProxyServer() as proxy:
            url = at_name(secured(stub))
            given = proxy.url.replace("://", "://mia:pass@")
            with client_of(url, ssl_context=trusting(), proxy=given) as client:
                for _ in range(3):
                    self.assertEqual(client.offramp_payments.get("pay_1").to_json(), PAYMENT)
            self.assertEqual(len(proxy.heads), 1)
            self.assertTrue(proxy.heads[0].startswith(f"CONNECT {url.split('//')[1]} HTTP/1."))
            self.assertIn("basic bwlhonbhc3m=", proxy.heads[0].lower())
            self.assertNotIn("svc_test_key", proxy.heads[0])
            self.assertNotIn("proxy-authorization", stub.asked[0].headers)

    def test_a_stream_takes_the_same_way(self) -> None:
        with Stub(stream_of(block(event(1)))) as stub, ProxyServer() as proxy:
            with client_of(at_name(stub.url), proxy=proxy.url) as client, client.events.stream(after="0") as events:
                self.assertEqual(next(iter(events)).sequence, "1")
            self.assertEqual(len(proxy.heads), 1)

    def test_a_proxy_that_refuses_does_not_show_its_password(self) -> None:
        refusal = b"HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n"
        with ProxyServer(refusal) as proxy:
            given = proxy.url.replace("://", "://mia:hush@")
            for url in ("https://service.test:1", "http://service.test:1"):
                with self.subTest(url), client_of(url, ssl_context=trusting(), proxy=given) as client:
                    result = client.offramp_payments.try_get("pay_1")
                    assert not result.ok
                    self.assertIn("407", result.error.message)
                    self.assertNotIn("hush", str(result.error) + repr(result.error.__cause__))

    def test_the_environment_names_the_proxy_of_each_scheme(self) -> None:
        def way(url: str, **environment: str) -> str | None:
            with mock.patch.dict(os.environ, environment):
                for name in {*PROXIES, *(name.upper() for name in PROXIES)} - set(environment):
                    os.environ.pop(name, None)
                proxy = proxy_of(url, None)
                return None if proxy is None else f"{proxy.host}:{proxy.port}"

        plain, secure = "http://p.test:1", "p.test:2"
        self.assertEqual(way("http://a.test", http_proxy=plain, HTTPS_PROXY=secure), "p.test:1")
        self.assertEqual(way("https://a.test", http_proxy=plain, HTTPS_PROXY=secure), "p.test:2")
        self.assertEqual(way("https://a.test", all_proxy=plain), "p.test:1")
        self.assertIsNone(way("https://a.test", http_proxy=plain))
        self.assertIsNone(way("https://a.b.test:8443", HTTPS_PROXY=secure, NO_PROXY="other,.b.test"))
        self.assertIsNone(way("https://a.test:8443", HTTPS_PROXY=secure, no_proxy="a.test:8443"))
        self.assertEqual(way("https://a.test:8444", HTTPS_PROXY=secure, no_proxy="a.test:8443"), "p.test:2")
        self.assertIsNone(way("https://a.test", HTTPS_PROXY=secure, no_proxy="*"))
        for own in ("http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"):
            self.assertIsNone(way(own, HTTP_PROXY=plain, http_proxy=plain, all_proxy=plain))
        self.assertIsNone(way("https://a.test"))

    def test_the_way_of_the_environment_is_taken_and_an_empty_text_leaves_it(self) -> None:
        with Stub(Answer(200, PAYMENT)) as stub, ProxyServer() as proxy:
            with mock.patch.dict(os.environ, {"http_proxy": proxy.url, "no_proxy": ""}):
                client_of(at_name(stub.url)).offramp_payments.get("pay_1")
                self.assertEqual(len(proxy.heads), 1)
                result = client_of("http://nobody.invalid:1", proxy="").offramp_payments.try_get("pay_1")
                self.assertFalse(result.ok)
                self.assertEqual(len(proxy.heads), 1)

    def test_a_proxy_that_leads_nowhere_is_refused_without_its_password(self) -> None:
        for given in ("socks5://mia:hush@p.test:1", "https://mia:hush@p.test", "mia:hush@p.test", "http://", "http://mia:hush@p.test:x"):
            with self.subTest(given), self.assertRaises(TypeError) as caught:
                client_of("http://a.test", proxy=given)
            self.assertNotIn("hush", str(caught.exception))


if __name__ == "__main__":
    unittest.main()
