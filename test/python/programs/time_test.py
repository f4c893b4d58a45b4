"""What the package does when: its time passes in pauses alone, and its answers are scripted."""

from __future__ import annotations

import json
import time
import unittest
from email.utils import formatdate
from typing import Any, Callable
from unittest import mock

from events_test import EVENT, PAYMENT, SECRET, event, payment
from stub import Answer, Stub, refusal

from paychart import (
    CallOptions,
    Paychart,
    PaychartError,
    TwoFactorAnswer,
    TwoFactorPrompt,
    WaitTimeout,
    WebhookVerificationError,
    sign_test_webhook,
    verify_webhook,
    with_two_factor,
)
from paychart._runtime.blocks import Block
from paychart._runtime.calls import Send, Unanswered
from paychart._runtime.options import ClientOptions, limits_of
from paychart._runtime.request import Prepared
from paychart._runtime.results import Headers, Response
from paychart._runtime.streams import Course, Lost
from paychart._runtime.sync_driver import SyncDriver

#: In 2026; any other time would do.
BEGAN = 1_772_442_000.0


class Clock:
    """A clock that moves by `sleep` alone."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.pauses: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.seconds += seconds


class OnClock(unittest.TestCase):
    def setUp(self) -> None:
        self.clock = clock = Clock()
        replaced = {"monotonic": lambda: clock.seconds, "time": lambda: BEGAN + clock.seconds, "sleep": clock.sleep}
        for name, function in replaced.items():
            patch = mock.patch.object(time, name, function)
            patch.start()
            self.addCleanup(patch.stop)

    def client(self, send: Callable[[Send], Response | Unanswered], **more: Any) -> Paychart:
        client = Paychart(api_key="svc_test_key", base_url="http://pay.test", random=lambda: 0.0, **more)
        mock.patch.object(client._calls.driver, "_send", send).start()
        return client


def answered(body: Any, status: int = 200, **headers: str) -> Response:
    return Response(status, Headers([(name.replace("_", "-"), value) for name, value in headers.items()]), json.dumps(body))


def refused(code: str, status: int, **headers: str) -> Response:
    return answered(refusal(code, status).body, status, **headers)


class Waits(OnClock):
    def script(self, reads: list[Any], lists: list[Any]) -> Callable[[Send], Response | Unanswered]:
        """Answers in order; the last one repeats. `asked` has what was read, and when."""
        self.asked: list[tuple[str, float]] = []

        def send(step: Send) -> Response | Unanswered:
            kind = "events" if step.request.pathname.endswith("/events") else "read"
            self.asked.append((kind, self.clock.seconds))
            script = lists if kind == "events" else reads
            item = script.pop(0) if len(script) > 1 else script[0]
            if isinstance(item, Unanswered):
                self.clock.seconds += step.timeout
            return item if isinstance(item, (Response, Unanswered)) else answered(item)

        return send

    def times(self, kind: str) -> list[float]:
        return [at for what, at in self.asked if what == kind]

    def test_reads_the_resource_at_every_look_with_a_key_that_may_not_read_events(self) -> None:
        reads = [payment("ROUTING"), payment("ROUTING"), payment("ROUTING"), payment("DELIVERED")]
        client = self.client(self.script(reads, [refused("INSUFFICIENT_SCOPE", 403)]))
        self.assertEqual(client.offramp_payments.wait("pay_1", until="DELIVERED", timeout=60).status, "DELIVERED")
        self.assertEqual((len(self.times("events")), len(self.times("read")), len(self.clock.pauses)), (1, 4, 3))

    def test_reads_the_resource_at_every_fourth_look_while_events_tell_nothing(self) -> None:
        reads = [payment("ROUTING"), payment("ROUTING"), payment("DELIVERED")]
        client = self.client(self.script(reads, [{"events": []}]))
        client.offramp_payments.wait("pay_1", until="DELIVERED", timeout=60)
        self.assertEqual((len(self.times("read")), len(self.clock.pauses)), (3, 8))

    def test_asks_for_events_again_once_retry_after_has_passed(self) -> None:
        for header in ("3", formatdate(BEGAN + 3, usegmt=True)):
            self.clock.seconds = 0.0
            limited = refused("RATE_LIMITED", 429, retry_after=header)
            lists = [{"events": []}, limited, {"events": [event(2)]}]
            client = self.client(self.script([payment("ROUTING")] * 40 + [payment("DELIVERED")], lists))
            client.offramp_payments.wait("pay_1", until="DELIVERED", timeout=60)
            _, _, third = self.times("events")[:3]
            self.assertTrue(3 <= third < 5, (header, third))

    def test_asks_for_events_once_a_look_however_often_calls_are_retried(self) -> None:
        reads = [payment("ROUTING"), payment("ROUTING"), payment("DELIVERED")]
        client = self.client(self.script(reads, [refused("TRY_AGAIN", 503)]))
        client.offramp_payments.wait("pay_1", until="DELIVERED", timeout=60)
        # Once before the first look.
        self.assertEqual((len(self.times("events")), len(self.times("read"))), (4, 3))

    def test_looks_more_than_once_within_a_short_time(self) -> None:
        client = self.client(self.script([payment("ROUTING"), payment("DELIVERED")], [{"events": []}, {"events": []}, {"events": [event(2)]}]))
        self.assertEqual(client.offramp_payments.wait("pay_1", until="DELIVERED", timeout=0.24).status, "DELIVERED")

    def test_ends_with_the_status_that_it_knows_if_the_last_read_is_not_answered(self) -> None:
        hangs = Unanswered("TIMEOUT", "no answer")
        client = self.client(self.script([payment("ROUTING"), hangs], [{"events": []}]), max_retries=0)
        with self.assertRaises(WaitTimeout) as caught:
            client.offramp_payments.wait("pay_1", until="DELIVERED", timeout=10)
        self.assertEqual(caught.exception.resource_status, "ROUTING")

    def test_fails_as_the_first_read_fails(self) -> None:
        hangs = Unanswered("TIMEOUT", "no answer")
        client = self.client(self.script([hangs], [{"events": []}]), max_retries=0)
        with self.assertRaises(PaychartError) as caught:
            client.offramp_payments.wait("pay_1", until="DELIVERED", timeout=10)
        self.assertEqual(caught.exception.code, "NETWORK_ERROR")


class Attempts(OnClock):
    def delays(self, retry_after: str) -> list[float]:
        answers = [refused("RATE_LIMITED", 429, retry_after=retry_after), refused("API_KEY_INVALID", 401)]
        self.clock.pauses.clear()
        self.client(lambda _: answers.pop(0)).accounts.try_get_me()
        return self.clock.pauses

    def test_waits_for_a_minute_if_the_service_asks_for_that_and_no_longer(self) -> None:
        self.assertEqual(self.delays("60"), [60.0])
        self.assertEqual(self.delays("61"), [])

    def test_asks_once_without_retries_also_while_the_first_request_is_in_progress(self) -> None:
        sent: list[Send] = []

        def send(step: Send) -> Response:
            sent.append(step)
            return refused("IDEMPOTENCY_IN_PROGRESS", 409)

        self.client(send, max_retries=0).offramp_payments.try_create(phone="x", amount_usd="1.00")
        self.assertEqual(len(sent), 1)

    def test_a_header_of_a_call_takes_the_place_of_the_clients_own_in_any_case(self) -> None:
        sent: list[Send] = []

        def send(step: Send) -> Response:
            sent.append(step)
            return refused("API_KEY_INVALID", 401)

        options = CallOptions(headers={"x-trace": "of the call", "Accept": "text/plain"})
        self.client(send, headers={"X-Trace": "of the client"}).accounts.try_get_me(options=options)
        named = {name: value for name, value in sent[0].headers.items() if name.lower() in ("x-trace", "accept")}
        self.assertEqual(named, {"x-trace": "of the call", "accept": "text/plain"})

    def test_a_kept_connection_that_dies_is_replaced_only_where_the_request_may_be_repeated(self) -> None:
        driver = SyncDriver(ClientOptions(api_key="svc_test_key", base_url="http://pay.test"))
        dead = Unanswered("CONNECTION", "the connection failed")
        for is_used, may_repeat, exchanges in ((True, True, 2), (True, False, 1), (False, True, 1)):
            connection = mock.Mock(is_used=is_used)
            request = Prepared("POST", "http://pay.test", "/v1/me", "", None)
            with mock.patch.object(driver.pool, "take", return_value=connection):
                with mock.patch.object(driver, "_exchange", return_value=dead) as exchange:
                    driver._send(Send(request, {}, 10.0, may_repeat))
            self.assertEqual(exchange.call_count, exchanges, (is_used, may_repeat))

    def test_waits_until_the_date_of_retry_after(self) -> None:
        self.assertEqual(self.delays(formatdate(BEGAN + 7, usegmt=True)), [7.0])

    def test_the_deadline_is_two_minutes_or_the_time_of_one_attempt_if_that_is_longer(self) -> None:
        cases: list[tuple[dict[str, Any], dict[str, Any], float]] = [
            ({}, {}, 120.0),
            ({"timeout": 121.0}, {}, 121.0),
            ({}, {"timeout": 300.0}, 300.0),
            ({"deadline": 5.0}, {"timeout": 300.0}, 5.0),
            ({"deadline": 5.0}, {"deadline": 7.0}, 7.0),
        ]
        for client, call, deadline in cases:
            self.assertEqual(limits_of(ClientOptions(**client), CallOptions(**call)).deadline, deadline)


class Streams(OnClock):
    def course(self) -> Course:
        client = self.client(lambda _: refused("API_KEY_INVALID", 401))
        stream = client.events.stream(options=CallOptions(max_retries=1))
        return stream._course

    def test_a_connection_of_more_than_five_seconds_makes_up_for_the_failures_before_it(self) -> None:
        course = self.course()
        lost = Lost(PaychartError("NETWORK_ERROR", "the stream ended"))
        for seconds, is_good in ((5.0, False), (5.1, True)):
            course._failures = 0
            course.opened()
            course.pause(lost)
            course.opened()
            self.clock.seconds += seconds
            course.take(Block(None, None))
            if is_good:
                course.pause(lost)
            else:
                with self.assertRaises(PaychartError):
                    course.pause(lost)


class Deliveries(unittest.TestCase):
    def test_takes_a_delivery_that_is_dated_five_minutes_from_now(self) -> None:
        delivery = sign_test_webhook(SECRET, EVENT, now=lambda: BEGAN)
        for seconds in (-300.0, 300.0):
            self.assertIsNotNone(verify_webhook(SECRET, delivery.headers, delivery.body, now=lambda: BEGAN + seconds))
        for seconds in (-300.001, 300.001):
            with self.assertRaises(WebhookVerificationError):
                verify_webhook(SECRET, delivery.headers, delivery.body, now=lambda: BEGAN + seconds)


class TwoFactor(unittest.TestCase):
    def test_asks_for_each_factor_once_and_forgets_the_wrong_code_before_a_right_one(self) -> None:
        factors = [{"id": "tff_1", "type": "EMAIL", "hint": None}, {"id": "tff_2", "type": "TOTP", "hint": None}]
        about = {"amountUsd": "25.00", "destinationAddress": None, "destinationLabel": None, "change": None}
        details = {"challengeId": "tfc_1", "expiresAt": PAYMENT["createdAt"], "requiredFactors": 2, "factors": factors, **about}
        progress = {"challengeId": "tfc_1", "requiredFactors": 2}
        prompts: list[TwoFactorPrompt] = []

        def ask(prompt: TwoFactorPrompt) -> TwoFactorAnswer:
            prompts.append(prompt)
            return TwoFactorAnswer(prompt.factors[0].id, code="123456")

        with Stub(
            refusal("TWOFA_REQUIRED", 403, details=details),
            refusal("TWOFA_INVALID_CODE", 400, details={"attemptsRemaining": 4}),
            Answer(200, {**progress, "status": "PENDING", "satisfiedFactors": 1}),
            Answer(200, {**progress, "status": "SATISFIED", "satisfiedFactors": 2}),
            refusal("INSUFFICIENT_FUNDS", 402),
        ) as stub:
            client = Paychart(api_key="svc_test_key", base_url=stub.url, max_retries=0)
            create = client.offramp_payments.try_create
            with_two_factor(client, lambda options: create(phone="x", amount_usd="25.00", options=options), ask)
        shown = [(p.satisfied_factors, p.attempts_remaining, [one.id for one in p.factors]) for p in prompts]
        both = ["tff_1", "tff_2"]
        self.assertEqual(shown, [(0, None, both), (0, 4, both), (1, None, ["tff_2"])])


if __name__ == "__main__":
    unittest.main()
