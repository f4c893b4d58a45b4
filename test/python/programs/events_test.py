"""Pages, waits, streams, webhooks and mirrors."""

from __future__ import annotations

import base64
import json
import time
import unittest
from pathlib import Path
from typing import Any, Callable, Iterator

from stub import Answer, Stub, refusal

from paychart import (
    CallOptions,
    MemoryStore,
    Mirror,
    MirrorEntry,
    MirrorStore,
    Paychart,
    PaychartError,
    TwoFactorAnswer,
    TwoFactorPrompt,
    WaitEnded,
    WaitTimeout,
    WebhookVerificationError,
    sign_test_webhook,
    verify_webhook,
    with_two_factor,
)
from paychart._runtime.blocks import Blocks
from paychart.types import PaymentEvent, UnknownEvent

CONTRACT = json.loads((Path(__file__).parents[3] / "generated/openapi.json").read_text())


def example(path: str, verb: str, status: str, name: str) -> Any:
    content = CONTRACT["paths"][path][verb]["responses"][status]["content"]["application/json"]
    return json.loads(json.dumps(content["examples"][name]["value"]))


PAYMENT = example("/v1/offramp/payments/{id}", "get", "200", "awaitingConfirmation")
EVENT = example("/v1/events", "get", "200", "one")["events"][0]
SECRET = "whsec_" + base64.b64encode(b"0123456789abcdef0123456789abcdef").decode()


def client_of(stub: Stub, **more: Any) -> Paychart:
    return Paychart(api_key="svc_test_key", base_url=stub.url, retry_base=0.001, retry_max=0.002, **more)


def payment(status: str) -> dict[str, Any]:
    return {**PAYMENT, "status": status}


def event(sequence: int, status: str = "DELIVERED", **more: Any) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(json.dumps(EVENT))
    made.update({"sequence": str(sequence), "id": f"evt_{sequence}", "resourceSequence": sequence, **more})
    made["data"]["object"]["status"] = status
    return made


class Pages(unittest.TestCase):
    def test_a_loop_goes_through_every_page_by_the_link_and_stays_on_its_host(self) -> None:
        def page(items: list[str], link: str | None) -> Answer:
            body = {"payments": [{**PAYMENT, "paymentId": item} for item in items]}
            return Answer(200, body, {"link": link} if link else {})

        with Stub(page(["a", "b"], '<https://elsewhere.example/v1/offramp/payments?cursor=2&take=2>; rel="next"'), page(["c"], None)) as stub:
            first = client_of(stub).offramp_payments.list(take=2)
            self.assertEqual(([one.payment_id for one in first.data], first.has_more, len(first)), (["a", "b"], True, 2))
            self.assertEqual([one.payment_id for one in first], ["a", "b", "c"])
            self.assertEqual([asked.target for asked in stub.asked], ["/v1/offramp/payments?take=2", "/v1/offramp/payments?cursor=2&take=2"])

    def test_a_link_to_the_page_itself_ends_the_loop(self) -> None:
        body = {"payments": [PAYMENT]}
        with Stub(Answer(200, body, {"link": '</v1/offramp/payments?cursor=2>; rel="next"'})) as stub:
            self.assertEqual(len(list(client_of(stub).offramp_payments.list())), 2)

    def test_a_page_that_is_refused_raises_in_the_loop(self) -> None:
        body = {"payments": [PAYMENT]}
        with Stub(Answer(200, body, {"link": '<?cursor=2>; rel="next"'}), refusal("RATE_LIMITED", 429)) as stub:
            seen = []
            with self.assertRaises(PaychartError):
                for one in client_of(stub, max_retries=0).offramp_payments.list():
                    seen.append(one)
            self.assertEqual(len(seen), 1)


class Waits(unittest.TestCase):
    def wait(
        self,
        reads: list[dict[str, Any]],
        events: list[list[dict[str, Any]]],
        read: Callable[[Paychart], Any] = lambda client: client.offramp_payments,
        **more: Any,
    ) -> Any:
        left_reads: list[Any] = list(reads)
        left_events: list[Any] = list(events)
        options: dict[str, Any] = {"until": "DELIVERED", "timeout": 20, **more}

        def answer(handler: Any) -> None:
            source: list[Any] = left_events if "/v1/events" in handler.path else left_reads
            item: Any = source.pop(0) if len(source) > 1 else source[0]
            text = json.dumps({"events": item} if source is left_events else item).encode()
            handler.send_response(200)
            handler.send_header("content-length", str(len(text)))
            handler.end_headers()
            handler.wfile.write(text)

        with Stub(Answer(write=answer)) as stub:
            return read(client_of(stub)).wait("pay_1", **options)

    def test_gives_the_resource_when_it_has_the_status(self) -> None:
        got = self.wait([payment("ROUTING"), payment("DELIVERED")], [[], [], [event(2)]])
        self.assertEqual(got.status, "DELIVERED")

    def test_gives_the_resource_that_had_the_status_for_a_moment(self) -> None:
        got = self.wait([payment("REFUNDED")], [[event(1, "ROUTING")], [event(2, "AWAITING_RECIPIENT_CONFIRMATION")]], until="AWAITING_RECIPIENT_CONFIRMATION")
        self.assertEqual(got.status, "REFUNDED")

    def test_does_not_take_for_news_what_had_happened_before(self) -> None:
        past = [event(12, "PROCESSING"), event(11, "FUNDS_LOCKED"), event(9, "ROUTING")]
        reads = [payment("PROCESSING"), payment("DELIVERED")]
        got = self.wait(reads, [past, past, [event(13, "DELIVERED"), *past]], until=["FUNDS_LOCKED", "DELIVERED"])
        self.assertEqual(got.status, "DELIVERED")

    def test_ends_at_once_in_a_status_that_leads_nowhere(self) -> None:
        began = time.monotonic()
        with self.assertRaises(WaitEnded) as caught:
            self.wait([payment("CANCELED")], [[]])
        self.assertLess(time.monotonic() - began, 10)
        self.assertEqual((caught.exception.code, caught.exception.resource_status), ("WAIT_ENDED", "CANCELED"))

    def test_ends_at_once_in_a_status_that_goes_on_but_never_there(self) -> None:
        # A payment that failed is refunded: it never becomes DELIVERED.
        began = time.monotonic()
        with self.assertRaises(WaitEnded) as caught:
            self.wait([payment("FAILED")], [[]], until=["DELIVERED", "CANCELED"])
        self.assertLess(time.monotonic() - began, 10)
        self.assertEqual(caught.exception.resource_status, "FAILED")
        self.assertIn("CANCELED or DELIVERED", str(caught.exception))

    def test_knows_where_a_payment_ends_whichever_way_it_was_created(self) -> None:
        for generation in ["intent", "offramp"]:
            ended = {**example("/v1/payments/{id}", "get", "200", "intentDelivered"), "generation": generation, "status": "CANCELED"}
            with self.assertRaises(WaitEnded) as caught:
                self.wait([ended], [[]], read=lambda client: client.payments, timeout=4)
            self.assertEqual(caught.exception.resource_status, "CANCELED", generation)

    def test_waits_to_the_end_for_a_status_that_it_does_not_know(self) -> None:
        reads = [*[payment("PENDING_CLAIM")] * 3, payment("CANCELED")]
        with self.assertRaises(WaitEnded) as caught:
            self.wait(reads, [[], *([event(number, "PENDING_CLAIM")] for number in range(2, 6))], until="ACTION_NEEDED")
        self.assertEqual(caught.exception.resource_status, "CANCELED")

    def test_goes_on_in_a_status_that_it_does_not_know(self) -> None:
        got = self.wait([payment("FROM_THE_FUTURE"), payment("DELIVERED")], [[], [], [event(3)]])
        self.assertEqual(got.status, "DELIVERED")

    def test_times_out_with_the_status_that_was_seen_last(self) -> None:
        with self.assertRaises(WaitTimeout) as caught:
            self.wait([payment("FUNDS_LOCKED")], [[]], timeout=1)
        self.assertEqual(caught.exception.resource_status, "FUNDS_LOCKED")

    def test_needs_a_status(self) -> None:
        with self.assertRaises(TypeError):
            self.wait([payment("ROUTING")], [[]], until=[])


def stream_of(*pieces: bytes) -> Answer:
    def write(handler: Any) -> None:
        handler.send_response(200)
        handler.send_header("content-type", "text/event-stream")
        handler.send_header("connection", "close")
        handler.end_headers()
        for piece in pieces:
            handler.wfile.write(piece)
            handler.wfile.flush()
        handler.close_connection = True

    return Answer(write=write)


def block(made: dict[str, Any], id: str | None = None) -> bytes:
    # As it may be written: characters that other readers take for the ends of lines stand as they are.
    text = json.dumps(made, ensure_ascii=False)
    head = "" if id == "" else f"id: {id or made['sequence']}\n"
    return f"{head}data: {text}\n\n".encode()


def taken(stream: Any, count: int) -> list[Any]:
    found = []
    iterator: Iterator[Any] = iter(stream)
    for _ in range(count):
        found.append(next(iterator))
    stream.close()
    return found


class Streams(unittest.TestCase):
    def test_resumes_behind_the_last_event_and_hands_out_each_once(self) -> None:
        with Stub(stream_of(block(event(9)), block(event(10))), stream_of(block(event(10)), block(event(11)))) as stub:
            got = taken(client_of(stub).events.stream(after="8"), 3)
            self.assertEqual([one.sequence for one in got], ["9", "10", "11"])
            self.assertEqual([asked.headers["last-event-id"] for asked in stub.asked], ["8", "10"])
            self.assertEqual(stub.asked[0].headers["accept"], "text/event-stream")

    def test_reads_line_separators_and_other_ends_within_an_event(self) -> None:
        odd = event(1)
        odd["data"]["object"]["memo"] = "a\u2028b\u2029c\u0085d\u000be\u000cf"
        with Stub(stream_of(block(odd))) as stub:
            [got] = taken(client_of(stub).events.stream(after="0"), 1)
            self.assertEqual(got.data.object.memo, "a\u2028b\u2029c\u0085d\u000be\u000cf")

    def test_loses_no_event_whose_id_is_missing(self) -> None:
        with Stub(stream_of(block(event(1), ""), block(event(2), ""))) as stub:
            self.assertEqual([one.sequence for one in taken(client_of(stub).events.stream(), 2)], ["1", "2"])

    def test_asks_again_for_an_event_whose_block_was_broken_on_the_way(self) -> None:
        half = b'id: 2\ndata: {"id":"evt_2","type":"pay\n\n'
        for broken in [block(event(2), "proxy-2"), half, b"id: \ndata: {}\n\n", b"id: 2\ndata: \xff\n\n"]:
            with Stub(stream_of(block(event(1)), broken), stream_of(block(event(2)), block(event(3)))) as stub:
                got = taken(client_of(stub).events.stream(after="0"), 3)
                self.assertEqual([one.sequence for one in got], ["1", "2", "3"], broken)
                self.assertEqual([asked.headers["last-event-id"] for asked in stub.asked], ["0", "1"])

    def test_connects_again_after_an_answer_that_ends_within_its_head(self) -> None:
        def write(handler: Any) -> None:
            handler.wfile.write(b"HTTP/1.1 200 OK\r\nx-request-id: req_1\r\n")
            handler.close_connection = True

        with Stub(Answer(write=write), stream_of(block(event(1)))) as stub:
            got = taken(client_of(stub).events.stream(after="0"), 1)
            self.assertEqual(([one.sequence for one in got], len(stub.asked)), (["1"], 2))

    def test_raises_a_broken_block_that_comes_again_and_stays_in_front_of_it(self) -> None:
        with Stub(stream_of(block(event(1)), block(event(2), "proxy-2"))) as stub:
            stream = client_of(stub).events.stream(after="0", options=CallOptions(max_retries=2))
            events = iter(stream)
            next(events)
            with self.assertRaises(PaychartError) as caught:
                next(events)
            self.assertEqual((caught.exception.code, stream.last_event_id), ("INVALID_RESPONSE", "1"))
            self.assertIn("proxy-2", str(caught.exception))
            self.assertEqual(len(stub.asked), 3)

    def test_stays_in_front_of_an_event_that_has_not_the_form_of_one(self) -> None:
        with Stub(stream_of(block(event(1)), b"id: 2\ndata: [1]\n\n")) as stub:
            stream = client_of(stub).events.stream(after="0")
            events = iter(stream)
            next(events)
            with self.assertRaises(PaychartError) as caught:
                next(events)
            self.assertEqual((caught.exception.code, stream.last_event_id), ("INVALID_RESPONSE", "1"))

    def test_begins_behind_a_sequence_and_nothing_else(self) -> None:
        with Stub(Answer()) as stub:
            for after in ["", "latest", "-1", "evt_1", "1" * 21, 7]:
                with self.assertRaises(TypeError) as caught:
                    client_of(stub).events.stream(after=after)  # type: ignore[arg-type]
                self.assertIn("sequence", str(caught.exception))
            self.assertEqual(stub.asked, [])

    def test_compares_ids_as_numbers_however_long_they_are(self) -> None:
        big = 2**63 + 11
        with Stub(stream_of(block(event(9)), block(event(10)), block(event(big)), block(event(big - 1)), block(event(big + 1)))) as stub:
            got = taken(client_of(stub).events.stream(after="8"), 4)
            self.assertEqual([one.sequence for one in got], ["9", "10", str(big), str(big + 1)])

    def test_raises_a_refusal_that_would_come_again_and_waits_for_one_that_may_pass(self) -> None:
        with Stub(refusal("INSUFFICIENT_SCOPE", 403)) as stub:
            with self.assertRaises(PaychartError) as caught:
                next(iter(client_of(stub).events.stream()))
            self.assertEqual((caught.exception.code, len(stub.asked)), ("INSUFFICIENT_SCOPE", 1))
        with Stub(refusal("SERVICE_UNAVAILABLE", 503), stream_of(block(event(1)))) as stub:
            self.assertEqual(len(taken(client_of(stub).events.stream(), 1)), 1)

    def test_raises_after_max_retries(self) -> None:
        with Stub(refusal("SERVICE_UNAVAILABLE", 503)) as stub:
            with self.assertRaises(PaychartError):
                next(iter(client_of(stub).events.stream(options=CallOptions(max_retries=2))))
            self.assertEqual(len(stub.asked), 3)

    def test_counts_failures_from_the_last_event_on(self) -> None:
        # Each connection brings an event and ends: that is no failure in a row.
        with Stub(*(stream_of(block(event(number))) for number in range(1, 5))) as stub:
            got = taken(client_of(stub).events.stream(after="0", options=CallOptions(max_retries=1)), 4)
            self.assertEqual([one.sequence for one in got], ["1", "2", "3", "4"])
        # Without an event it is one, whatever came before.
        with Stub(stream_of(block(event(1))), stream_of(), refusal("SERVICE_UNAVAILABLE", 503)) as stub:
            stream = iter(client_of(stub).events.stream(after="0", options=CallOptions(max_retries=1)))
            self.assertEqual(next(stream).sequence, "1")
            with self.assertRaises(PaychartError):
                next(stream)
            self.assertEqual(len(stub.asked), 2)

    def test_puts_blocks_together_wherever_they_are_cut(self) -> None:
        whole = "\ufeffid: 1\r\ndata: a\r\ndata:\u2028b\r\n\r\n: comment\n\nid: 2\rdata: é\r\rretry: 5\nid: 3\n\n".encode()
        expected = [("1", "a\n\u2028b"), ("1", None), ("2", "é"), ("3", None)]
        for size in range(1, len(whole) + 1):
            blocks = Blocks()
            found = [one for at in range(0, len(whole), size) for one in blocks.add(whole[at : at + size])]
            self.assertEqual([(one.id, one.data) for one in found], expected, size)


class Webhooks(unittest.TestCase):
    def refused(self, reason: str, *args: Any, **more: Any) -> None:
        with self.assertRaises(WebhookVerificationError) as caught:
            verify_webhook(*args, **more)
        self.assertEqual(caught.exception.reason, reason)

    def test_takes_a_delivery_in_every_form_of_headers_and_body(self) -> None:
        delivery = sign_test_webhook(SECRET, EVENT)
        pairs = [(name.upper().encode(), value.encode()) for name, value in delivery.headers.items()]
        wsgi = {"HTTP_" + name.upper().replace("-", "_"): value for name, value in delivery.headers.items()}
        all_headers: list[Any] = [delivery.headers, pairs, wsgi, {name: [value] for name, value in delivery.headers.items()}]
        raw = delivery.body.encode()
        bodies: list[Any] = [delivery.body, raw, bytearray(raw), memoryview(raw)]
        for headers in all_headers:
            for body in bodies:
                got = verify_webhook(["whsec_b3RoZXI=", SECRET], headers, body)
                assert isinstance(got, PaymentEvent)
                self.assertEqual(got.data.object.id, "pay_01k9zt5r7m8q4x2v6b3n1c0d10")

    def test_refuses_what_is_not_as_the_service_sent_it(self) -> None:
        delivery = sign_test_webhook(SECRET, EVENT)
        headers = dict(delivery.headers)
        self.refused("SIGNATURE", SECRET, headers, delivery.body + " ")
        self.refused("SIGNATURE", "whsec_b3RoZXI=", headers, delivery.body)
        self.refused("SIGNATURE", SECRET, {**headers, "webhook-id": "evt_other"}, delivery.body)
        self.refused("STALE", SECRET, headers, delivery.body, now=lambda: time.time() + 301)
        self.refused("STALE", SECRET, headers, delivery.body, now=lambda: time.time() - 301)
        self.refused("STALE", SECRET, {**headers, "webhook-timestamp": "NaN"}, delivery.body)
        self.refused("HEADERS", SECRET, {}, delivery.body)
        self.refused("HEADERS", SECRET, [*headers.items(), ("Webhook-Id", "evt_other")], delivery.body)
        self.refused("SECRET", "", headers, delivery.body)
        self.refused("SECRET", [], headers, delivery.body)
        self.refused("BODY", SECRET, headers, json.loads(delivery.body))
        not_json = sign_test_webhook(SECRET, EVENT)
        self.assertNotEqual(not_json.body, "")

    def test_takes_one_of_several_signatures(self) -> None:
        delivery = sign_test_webhook(SECRET, EVENT)
        signature = f"v1,AAAA v1a,xyz {delivery.headers['webhook-signature']}"
        self.assertIsNotNone(verify_webhook(SECRET, {**delivery.headers, "webhook-signature": signature}, delivery.body))

    def test_a_type_that_is_not_known_is_an_unknown_event(self) -> None:
        delivery = sign_test_webhook(SECRET, {**EVENT, "type": "from.the_future"})
        got = verify_webhook(SECRET, delivery.headers, delivery.body)
        assert isinstance(got, UnknownEvent)
        self.assertEqual((got.type, got.data.object["id"]), ("from.the_future", EVENT["data"]["object"]["id"]))

    def test_an_event_too_large_for_its_resource_has_the_id_alone(self) -> None:
        delivery = sign_test_webhook(SECRET, {**EVENT, "data": {"object": {"id": "pay_1"}}})
        got = verify_webhook(SECRET, delivery.headers, delivery.body)
        assert isinstance(got, PaymentEvent)
        self.assertEqual(got.data.object.id, "pay_1")
        self.assertNotIn("status", repr(got.data.object))
        with self.assertRaises(AttributeError) as caught:
            got.data.object.status
        self.assertIn("Read the resource by its id", str(caught.exception))
        self.assertEqual(got.to_json()["data"], {"object": {"id": "pay_1"}})


class Mirrors(unittest.TestCase):
    def events(self, *made: dict[str, Any]) -> list[Any]:
        read = []
        for one in made:
            delivery = sign_test_webhook(SECRET, one)
            read.append(verify_webhook(SECRET, delivery.headers, delivery.body))
        return read

    def test_keeps_the_newest_state_whatever_the_order(self) -> None:
        with Stub(Answer()) as stub:
            store: MirrorStore = MemoryStore()
            mirror = Mirror(client_of(stub), store)
            id = EVENT["resourceId"]
            outcomes = [mirror.apply(one).outcome for one in self.events(event(5, "ROUTING"), event(3, "CREATED"), event(5, "ROUTING"), event(6, "DELIVERED"))]
            self.assertEqual(outcomes, ["applied", "known", "known", "applied"])
            got = mirror.get("payment", id)
            assert got is not None
            self.assertEqual(got.status, "DELIVERED")
            self.assertIsNone(mirror.get("claim", id))
            self.assertEqual(stub.asked, [])

    def test_refuses_what_the_lifecycle_does_not_have(self) -> None:
        with Stub(Answer()) as stub:
            mirror = Mirror(client_of(stub))
            one, two, three = self.events(event(5, "DELIVERED"), event(6, "CREATED"), event(7, "NEW_STATUS"))
            self.assertEqual(mirror.apply(one).outcome, "applied")
            problems = [mirror.apply(later).problem for later in (two, three)]
            self.assertEqual([problem and problem.code for problem in problems], ["IMPOSSIBLE_STEP", "UNKNOWN_STATUS"])

    def test_a_store_takes_each_change_once_and_no_older_one(self) -> None:
        store = MemoryStore()
        entries = [MirrorEntry("payment", "pay_1", number, {}) for number in (5, 5, 4, 6)]
        self.assertEqual([store.write(entry) for entry in entries], [True, False, False, True])

    def test_counts_from_one_digit_to_two_while_it_catches_up(self) -> None:
        store = MemoryStore()
        store.advance("9")
        with Stub(Answer(200, {"events": [event(11, "DELIVERED"), event(10, "ROUTING"), event(9)]})) as stub:
            caught_up = Mirror(client_of(stub), store).catch_up()
        self.assertEqual((caught_up.applied, caught_up.is_complete, store.position()), (1, True, "11"))

    def test_refuses_a_large_change_that_it_may_not_read_or_that_cannot_follow(self) -> None:
        [large] = self.events({**event(6), "data": {"object": {"id": EVENT["data"]["object"]["id"]}}})
        for answer, code in (
            (refusal("INSUFFICIENT_SCOPE", 403), "UNREADABLE"),
            (refusal("PAYMENT_NOT_FOUND", 404), "UNREADABLE"),
            (Answer(200, {**EVENT["data"]["object"], "status": "NEW_STATUS"}), "UNKNOWN_STATUS"),
        ):
            with Stub(answer) as stub:
                change = Mirror(client_of(stub, max_retries=0)).apply(large)
            self.assertEqual((change.outcome, change.problem and change.problem.code), ("refused", code))

    def test_catches_up_and_says_when_events_are_missing(self) -> None:
        with Stub(Answer(200, {"events": [event(4), event(3)]})) as stub:
            store = MemoryStore()
            mirror = Mirror(client_of(stub), store)
            first = mirror.catch_up()
            self.assertEqual((first.applied, first.is_complete, store.position()), (1, True, "4"))
            stub.say(Answer(200, {"events": [event(7), event(6)]}))
            self.assertEqual(mirror.catch_up().is_complete, False)
            stub.say(Answer(200, {"events": [event(8), event(7)]}))
            self.assertEqual(mirror.catch_up().is_complete, True)

    def test_follows_a_stream_from_its_position_and_says_when_events_are_missing(self) -> None:
        store = MemoryStore()
        store.advance("4")
        with Stub(stream_of(block(event(5)), block(event(7)), block(event(8)))) as stub:
            client = client_of(stub)
            following = Mirror(client, store).follow(client.events.stream)
            changes = [next(following) for _ in range(3)]
            self.assertEqual([(one.outcome, one.missed) for one in changes], [("applied", False), ("applied", True), ("applied", False)])
            self.assertEqual(stub.asked[0].headers["last-event-id"], "4")
            # The third change has not been handled yet: it comes again.
            self.assertEqual(store.position(), "7")
            following.close()
            self.assertEqual(store.position(), "7")
        with Stub(stream_of(block(event(8)), block(event(9)))) as stub:
            client = client_of(stub)
            again = Mirror(client, store).follow(client.events.stream)
            self.assertEqual([next(again).missed for _ in range(2)], [False, False])
            self.assertEqual((stub.asked[0].headers["last-event-id"], store.position()), ("7", "8"))
            again.close()

    def test_reads_the_feed_before_it_follows_without_a_position(self) -> None:
        with Stub(Answer(200, {"events": [event(4), event(3)]}), stream_of(block(event(5)))) as stub:
            client = client_of(stub)
            following = Mirror(client).follow(client.events.stream)
            self.assertEqual(next(following).outcome, "applied")
            self.assertEqual(stub.asked[1].headers["last-event-id"], "4")
            following.close()

    def test_reads_what_was_too_large_and_passes_on_what_may_pass(self) -> None:
        whole = EVENT["data"]["object"]
        [small] = self.events({**EVENT, "data": {"object": {"id": "pay_1"}}})
        with Stub(Answer(200, whole)) as stub:
            change = Mirror(client_of(stub)).apply(small)
            self.assertEqual((change.outcome, stub.asked[0].target), ("applied", f"/v1/payments/{EVENT['resourceId']}"))
        with Stub(refusal("PAYMENT_NOT_FOUND", 404)) as stub:
            change = Mirror(client_of(stub)).apply(small)
            self.assertEqual(change.problem and change.problem.code, "UNREADABLE")
        with Stub(refusal("SERVICE_UNAVAILABLE", 503)) as stub:
            with self.assertRaises(PaychartError):
                Mirror(client_of(stub, max_retries=0)).apply(small)


class TwoFactor(unittest.TestCase):
    CHALLENGE = {
        "challengeId": "tfc_1",
        "expiresAt": "2026-03-02T09:05:00.000Z",
        "requiredFactors": 1,
        "factors": [{"id": "tff_1", "type": "EMAIL", "hint": "m***@x.test"}],
        "amountUsd": "25.00",
        "destinationAddress": None,
        "destinationLabel": "Blue Harbor",
        "change": None,
    }

    def answers(self, *verifications: Answer) -> list[Answer]:
        required = refusal("TWOFA_REQUIRED", 403, details=self.CHALLENGE)
        return [required, *verifications, refusal("INSUFFICIENT_FUNDS", 402)]

    def pay(self, client: Paychart, asked: list[TwoFactorPrompt], codes: list[str]) -> Any:
        def ask(prompt: TwoFactorPrompt) -> TwoFactorAnswer | None:
            asked.append(prompt)
            return TwoFactorAnswer(prompt.factors[0].id, code=codes.pop(0)) if codes else None

        return with_two_factor(
            client,
            lambda options: client.offramp_payments.try_create(phone="x", amount_usd="25.00", options=options),
            ask,
        )

    def test_asks_again_after_a_wrong_code_and_repeats_the_very_request(self) -> None:
        wrong = refusal("TWOFA_INVALID_CODE", 400, details={"attemptsRemaining": 4})
        right = Answer(200, {"challengeId": "tfc_1", "status": "SATISFIED", "requiredFactors": 1, "satisfiedFactors": 1})
        with Stub(*self.answers(wrong, right)) as stub:
            asked: list[TwoFactorPrompt] = []
            result = self.pay(client_of(stub, max_retries=0), asked, ["000000", "123456"])
            self.assertEqual(result.error.code, "INSUFFICIENT_FUNDS")
            self.assertEqual([prompt.attempts_remaining for prompt in asked], [None, 4])
            self.assertEqual(asked[0].challenge.destination_label, "Blue Harbor")
            first, _, _, last = stub.asked
            self.assertEqual((first.body, first.headers["idempotency-key"]), (last.body, last.headers["idempotency-key"]))
            self.assertEqual(last.headers["x-service-2fa-challenge"], "tfc_1")

    def test_gives_the_refusal_when_nobody_answers(self) -> None:
        with Stub(*self.answers()) as stub:
            result = self.pay(client_of(stub, max_retries=0), [], [])
            self.assertEqual((result.error.code, len(stub.asked)), ("TWOFA_REQUIRED", 1))

    def test_raises_what_ends_the_challenge(self) -> None:
        with Stub(*self.answers(refusal("TWOFA_CHALLENGE_EXPIRED", 409))) as stub:
            with self.assertRaises(PaychartError):
                self.pay(client_of(stub, max_retries=0), [], ["123456"])


if __name__ == "__main__":
    unittest.main()
