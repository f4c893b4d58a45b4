"""The client for an event loop, with the same answers as the one that blocks."""

from __future__ import annotations

import asyncio
import json
import os
import time
import unittest
import warnings
from pathlib import Path
from typing import Any
from unittest import mock

from events_test import EVENT, PAYMENT, block, event, payment, stream_of
from network_test import ProxyServer, at_name, secured, setUpModule as make_certificate, trusting
from network_test import CERTIFICATE
from stub import Answer, Stub, refusal

from paychart import AsyncPaychart, PaychartError, WaitEnded
from paychart.errors import CreateOfframpPaymentError

assert Path(__file__).exists() and EVENT


def client_of(stub: Stub, **more: Any) -> AsyncPaychart:
    options: dict[str, Any] = {"retry_base": 0.001, "retry_max": 0.002, **more}
    if "session" not in options:
        options.setdefault("api_key", "svc_test_key")
    return AsyncPaychart(base_url=stub.url, **options)


def setUpModule() -> None:
    make_certificate()


class Async(unittest.IsolatedAsyncioTestCase):
    async def test_warns_once_a_process_at_the_line_that_awaits(self) -> None:
        with Stub(refusal("PAYMENT_NOT_FOUND", 404)) as stub, warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            async with client_of(stub) as client:
                for _ in range(2):
                    await client.payments.try_execute("pay_1")
        mine = [one for one in caught if issubclass(one.category, DeprecationWarning)]
        self.assertEqual([(str(one.message).split(":")[0], one.filename) for one in mine], [("executePayment", __file__)])

    async def test_retries_with_the_same_key_and_raises_the_refusal(self) -> None:
        with Stub(refusal("SERVICE_UNAVAILABLE", 503), refusal("INVALID_PHONE", 400)) as stub:
            async with client_of(stub) as client:
                with self.assertRaises(CreateOfframpPaymentError) as caught:
                    await client.offramp_payments.create(phone="x", amount_usd="1.00")
            self.assertEqual((caught.exception.code, caught.exception.attempts), ("INVALID_PHONE", 2))
            self.assertEqual(len({asked.headers["idempotency-key"] for asked in stub.asked}), 1)
            self.assertTrue(stub.asked[0].headers["user-agent"].startswith("paychart-python/"))

    async def test_gives_values_and_keeps_connections(self) -> None:
        with Stub(Answer(200, PAYMENT)) as stub:
            async with client_of(stub) as client:
                for _ in range(5):
                    result = await client.offramp_payments.try_get("pay_1")
                    assert result.ok
                    self.assertEqual(result.data.to_json(), PAYMENT)
            self.assertEqual(stub.connections, 1)

    async def test_calls_run_side_by_side(self) -> None:
        def late(handler: Any) -> None:
            time.sleep(0.2)
            text = json.dumps(PAYMENT).encode()
            handler.send_response(200)
            handler.send_header("content-length", str(len(text)))
            handler.end_headers()
            handler.wfile.write(text)

        with Stub(Answer(write=late)) as stub:
            async with client_of(stub) as client:
                found = await asyncio.gather(*(client.offramp_payments.get("pay_1") for _ in range(5)))
            self.assertEqual((len(found), stub.connections), (5, 5))

    async def test_ends_with_the_time_of_an_attempt(self) -> None:
        def late(handler: Any) -> None:
            time.sleep(1)

        with Stub(Answer(write=late)) as stub:
            async with client_of(stub, timeout=0.1, max_retries=0) as client:
                result = await client.accounts.try_get_me()
            assert not result.ok
            self.assertEqual((result.error.code, result.error.reason), ("NETWORK_ERROR", "TIMEOUT"))

    async def test_asks_a_session_that_awaits(self) -> None:
        async def token() -> str:
            await asyncio.sleep(0)
            return "now"

        with Stub(refusal("SESSION_INVALID", 401)) as stub:
            async with client_of(stub, session=token) as client:
                await client.accounts.try_get_me()
            self.assertEqual(stub.asked[0].headers["authorization"], "Bearer now")

    async def test_goes_through_pages(self) -> None:
        pages = [
            Answer(200, {"payments": [PAYMENT, PAYMENT]}, {"link": '</x?cursor=2>; rel="next"'}),
            Answer(200, {"payments": [PAYMENT]}),
        ]
        with Stub(*pages) as stub:
            async with client_of(stub) as client:
                self.assertEqual(len([one async for one in client.offramp_payments.list()]), 3)
                stub.say(*pages)
                first = await client.offramp_payments.list()
                self.assertEqual((len(first.data), first.has_more), (2, True))
                stub.say(*pages)
                tried = await client.offramp_payments.try_list()
                assert tried.ok
                self.assertEqual(len([one async for one in tried.data]), 3)

    async def test_waits_and_ends_where_the_lifecycle_ends(self) -> None:
        def answer(handler: Any) -> None:
            text = json.dumps({"events": []} if "/v1/events" in handler.path else payment("FAILED")).encode()
            handler.send_response(200)
            handler.send_header("content-length", str(len(text)))
            handler.end_headers()
            handler.wfile.write(text)

        with Stub(Answer(write=answer)) as stub:
            async with client_of(stub) as client:
                with self.assertRaises(WaitEnded):
                    await client.offramp_payments.wait("pay_1", until="DELIVERED", timeout=30)

    async def test_streams_and_resumes(self) -> None:
        odd = event(3)
        odd["data"]["object"]["memo"] = "a\u2028b"
        with Stub(stream_of(block(event(1)), block(event(2))), stream_of(block(event(2)), block(odd))) as stub:
            async with client_of(stub) as client:
                found = []
                async for one in client.events.stream(after="0"):
                    found.append(one)
                    if len(found) == 3:
                        break
            self.assertEqual([one.sequence for one in found], ["1", "2", "3"])
            self.assertEqual([asked.headers["last-event-id"] for asked in stub.asked], ["0", "2"])

    async def test_trusts_an_authority_of_ones_own(self) -> None:
        with Stub(Answer(200, PAYMENT)) as stub:
            url = secured(stub)
            async with AsyncPaychart(api_key="svc_test_key", base_url=url, ssl_context=trusting()) as client:
                self.assertEqual((await client.offramp_payments.get("pay_1")).to_json(), PAYMENT)
            with mock.patch.dict(os.environ, {"SSL_CERT_FILE": CERTIFICATE}):
                async with AsyncPaychart(api_key="svc_test_key", base_url=url) as client:
                    self.assertEqual((await client.offramp_payments.get("pay_1")).to_json(), PAYMENT)
            async with AsyncPaychart(api_key="svc_test_key", base_url=url, max_retries=0) as client:
                result = await client.offramp_payments.try_get("pay_1")
            assert not result.ok
            self.assertEqual((result.error.reason, len(stub.asked)), ("CONNECTION", 2))

    async def test_goes_through_a_proxy(self) -> None:
        with Stub(Answer(200, PAYMENT)) as stub, ProxyServer() as proxy:
            url = at_name(secured(stub))
            given = proxy.url.replace("://", "://mia:p%40ss@")
            async with AsyncPaychart(
                api_key="svc_test_key", base_url=url, ssl_context=trusting(), proxy=given
            ) as client:
                for _ in range(2):
                    self.assertEqual((await client.offramp_payments.get("pay_1")).to_json(), PAYMENT)
            self.assertEqual(len(proxy.heads), 1)
            self.assertTrue(proxy.heads[0].startswith(f"CONNECT {url.split('//')[1]} HTTP/1."))
            self.assertIn("Basic bWlhOnBAc3M=", proxy.heads[0])
        with Stub(Answer(200, PAYMENT)) as stub, ProxyServer() as proxy:
            with mock.patch.dict(os.environ, {"http_proxy": proxy.url, "no_proxy": ""}):
                async with AsyncPaychart(api_key="svc_test_key", base_url=at_name(stub.url)) as client:
                    await client.offramp_payments.get("pay_1")
            self.assertEqual(len(proxy.heads), 1)

    async def test_raises_a_refusal_of_a_stream(self) -> None:
        with Stub(refusal("INSUFFICIENT_SCOPE", 403)) as stub:
            async with client_of(stub) as client:
                with self.assertRaises(PaychartError):
                    async for _ in client.events.stream():
                        pass


if __name__ == "__main__":
    unittest.main()
