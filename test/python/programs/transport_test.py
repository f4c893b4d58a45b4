"""Attempts, retries, keys, time, connections, threads and forks."""

from __future__ import annotations


import os
import pickle
import threading
import time
import unittest
import warnings
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from typing import Any
from unittest import mock

from stub import Answer, Stub, refusal

from paychart import CallEvent, CallOptions, Paychart, PaychartAdmin, PaychartError, UNSET, Unknown, sign_request
from paychart._runtime.pool import Connection, Pool
from paychart._runtime.retry import is_transient
from paychart._runtime.signature import _sent
from paychart.errors import CreateOfframpPaymentError, GetMeError
from paychart.types import ApiKeyIssued, OfframpPayment, UnifiedPayment

PAYMENT = {"id": "pay_1", "status": "ACTIVE"}
CASE = {
    **{"id": "rvw_1", "paymentId": "pay_1", "reason": "TRANSACTION_MONITORING_REVIEW", "decision": None, "note": None},
    **{"resolvedBy": None, "resolvedAt": None, "createdAt": "2026-03-02T09:00:00.000Z"},
}
ME_REFUSED = refusal("RATE_LIMITED", 429)


def client_of(stub: Stub, **more: Any) -> Paychart:
    options: dict[str, Any] = {"retry_base": 0.001, "retry_max": 0.002, **more}
    if "session" not in options:
        options.setdefault("api_key", "svc_test_key")
    return Paychart(base_url=stub.url, **options)


class Deprecations(unittest.TestCase):
    def test_warns_once_a_process_at_the_line_that_calls(self) -> None:
        with Stub(refusal("PAYMENT_NOT_FOUND", 404)) as stub, warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            client_of(stub).payments.try_execute("pay_1")
            client_of(stub).payments.try_execute("pay_1")
            client_of(stub).payments.try_sign("pay_1", signature="0x")
            client_of(stub).payments.try_get("pay_1")
        mine = [one for one in caught if issubclass(one.category, DeprecationWarning)]
        self.assertEqual([str(one.message).split(":")[0] for one in mine], ["executePayment", "signPayment"])
        self.assertIn("served until 2027-06-30. Use `createPayment` instead.", str(mine[0].message))
        self.assertEqual({one.filename for one in mine}, {__file__})
        self.assertIn("Deprecated since 2026-06-30", type(client_of(stub).payments).execute.__doc__ or "")


class Retries(unittest.TestCase):
    def test_sends_the_same_key_and_body_again_after_503(self) -> None:
        with Stub(refusal("SERVICE_UNAVAILABLE", 503), refusal("SERVICE_UNAVAILABLE", 503), refusal("INVALID_PHONE", 400)) as stub:
            result = client_of(stub).offramp_payments.try_create(phone="x", amount_usd="1.00")
            assert not result.ok
            self.assertEqual(result.error.code, "INVALID_PHONE")
            self.assertEqual(result.error.attempts, 3)
            self.assertEqual(len(stub.asked), 3)
            self.assertEqual(len({asked.headers["idempotency-key"] for asked in stub.asked}), 1)
            self.assertEqual(len({asked.body for asked in stub.asked}), 1)
            self.assertEqual(result.error.idempotency_key, stub.asked[0].headers["idempotency-key"])

    def test_takes_the_key_of_the_caller(self) -> None:
        with Stub(refusal("INVALID_PHONE", 400)) as stub:
            client_of(stub).offramp_payments.try_create(
                phone="x", amount_usd="1.00", options=CallOptions(idempotency_key="mine")
            )
            self.assertEqual(stub.asked[0].headers["idempotency-key"], "mine")

    def test_waits_for_retry_after(self) -> None:
        limited = refusal("RATE_LIMITED", 429)
        limited.headers["retry-after"] = "1"
        with Stub(limited, refusal("API_KEY_INVALID", 401)) as stub:
            began = time.monotonic()
            client_of(stub).accounts.try_get_me()
            self.assertGreaterEqual(time.monotonic() - began, 1)
            self.assertEqual(len(stub.asked), 2)

    def test_does_not_wait_longer_than_a_minute_for_the_service(self) -> None:
        limited = refusal("RATE_LIMITED", 429)
        limited.headers["retry-after"] = "61"
        with Stub(limited) as stub:
            result = client_of(stub).accounts.try_get_me()
            assert not result.ok
            self.assertEqual((result.error.code, len(stub.asked)), ("RATE_LIMITED", 1))

    def test_does_not_retry_a_refusal(self) -> None:
        with Stub(refusal("API_KEY_INVALID", 401)) as stub:
            client_of(stub).accounts.try_get_me()
            self.assertEqual(len(stub.asked), 1)

    def test_repeats_while_the_first_request_is_in_progress_beyond_max_retries(self) -> None:
        running = [refusal("IDEMPOTENCY_IN_PROGRESS", 409) for _ in range(5)]
        with Stub(*running, refusal("INVALID_PHONE", 400)) as stub:
            result = client_of(stub, max_retries=1).offramp_payments.try_create(phone="x", amount_usd="1.00")
            assert not result.ok
            self.assertEqual((result.error.code, len(stub.asked)), ("INVALID_PHONE", 6))

    def test_does_not_count_those_repetitions_as_retries(self) -> None:
        running = [refusal("IDEMPOTENCY_IN_PROGRESS", 409) for _ in range(3)]
        with Stub(*running, refusal("SERVICE_UNAVAILABLE", 503), refusal("INVALID_PHONE", 400)) as stub:
            result = client_of(stub, max_retries=1).offramp_payments.try_create(phone="x", amount_usd="1.00")
            assert not result.ok
            self.assertEqual((result.error.code, len(stub.asked)), ("INVALID_PHONE", 5))

    def test_ends_at_the_deadline(self) -> None:
        with Stub(refusal("SERVICE_UNAVAILABLE", 503)) as stub:
            client = client_of(stub, max_retries=1000, retry_base=0.2, retry_max=0.2, deadline=0.5)
            began = time.monotonic()
            client.accounts.try_get_me()
            self.assertLess(time.monotonic() - began, 5)
            self.assertLess(len(stub.asked), 100)

    def test_tells_the_hook_without_credentials_and_ignores_its_errors(self) -> None:
        seen: list[CallEvent] = []

        def hook(event: CallEvent) -> None:
            seen.append(event)
            raise RuntimeError("of the hook")

        with Stub(refusal("SERVICE_UNAVAILABLE", 503), refusal("API_KEY_INVALID", 401)) as stub:
            client_of(stub, on_event=hook).accounts.try_get_me()
        self.assertEqual([event.type for event in seen], ["request", "response", "retry", "request", "response"])
        self.assertNotIn("svc_test_key", repr(seen))


class Transient(unittest.TestCase):
    def test_429_and_503_are_repeated_and_502_and_504_where_that_cannot_do_the_work_twice(self) -> None:
        statuses = range(400, 600)
        repeated = {replay: [one for one in statuses if is_transient(one, replay)] for replay in ("key", "refused")}
        self.assertEqual(repeated, {"key": [429, 502, 503, 504], "refused": [429, 503]})


class Answers(unittest.TestCase):
    def test_an_unknown_code_is_unknown_and_keeps_its_name(self) -> None:
        with Stub(refusal("FROM_THE_FUTURE", 422, details={"a": 1})) as stub:
            with self.assertRaises(GetMeError) as caught:
                client_of(stub).accounts.get_me()
            self.assertEqual((caught.exception.code, caught.exception.raw_code), ("UNKNOWN", "FROM_THE_FUTURE"))
            self.assertEqual(caught.exception.details, {"a": 1})

    def test_a_code_of_another_operation_is_unknown(self) -> None:
        with Stub(refusal("INVALID_PHONE", 400)) as stub:
            with self.assertRaises(GetMeError) as caught:
                client_of(stub).accounts.get_me()
            self.assertEqual((caught.exception.code, caught.exception.raw_code), ("UNKNOWN", "INVALID_PHONE"))

    def test_a_page_of_a_proxy_is_an_invalid_response(self) -> None:
        with Stub(Answer(502, "<html>bad gateway</html>")) as stub:
            with self.assertRaises(PaychartError) as caught:
                client_of(stub, max_retries=0).accounts.get_me()
            self.assertEqual(caught.exception.code, "INVALID_RESPONSE")
            self.assertEqual(caught.exception.details, {"body": "<html>bad gateway</html>"})

    def test_an_invalid_response_holds_no_more_than_the_beginning_of_a_large_page(self) -> None:
        with Stub(Answer(502, "x" * 5000)) as stub:
            with self.assertRaises(PaychartError) as caught:
                client_of(stub, max_retries=0).accounts.get_me()
            self.assertEqual(caught.exception.details, {"body": "x" * 2048})

    def test_a_success_that_lacks_a_field_is_an_invalid_response_that_names_it(self) -> None:
        with Stub(Answer(200, {"apiKey": {"id": "x"}})) as stub:
            with self.assertRaises(PaychartError) as caught:
                client_of(stub).accounts.get_me()
            self.assertEqual(caught.exception.code, "INVALID_RESPONSE")
            self.assertIn("missing", caught.exception.message)

    def test_a_redirect_is_not_followed(self) -> None:
        with Stub(Answer(302, "", {"location": "http://127.0.0.1:9/"})) as stub:
            with self.assertRaises(PaychartError) as caught:
                client_of(stub).accounts.get_me()
            self.assertEqual((caught.exception.code, len(stub.asked)), ("INVALID_RESPONSE", 1))

    def test_errors_travel_between_processes(self) -> None:
        with Stub(refusal("INSUFFICIENT_FUNDS", 402)) as stub:
            with self.assertRaises(CreateOfframpPaymentError) as caught:
                client_of(stub).offramp_payments.create(phone="+15550104567", amount_usd="1.00")
        again = pickle.loads(pickle.dumps(caught.exception))
        self.assertIs(type(again), CreateOfframpPaymentError)
        self.assertEqual((again.code, str(again)), (caught.exception.code, str(caught.exception)))


class Time(unittest.TestCase):
    def test_no_answer_in_time_is_a_network_error_whose_key_repeats_the_call(self) -> None:
        def late(handler: Any) -> None:
            time.sleep(1.5)

        with Stub(Answer(write=late)) as stub:
            began = time.monotonic()
            result = client_of(stub, timeout=0.2, max_retries=0).offramp_payments.try_create(phone="x", amount_usd="1")
            assert not result.ok
            self.assertLess(time.monotonic() - began, 1.4)
            self.assertEqual((result.error.code, result.error.reason), ("NETWORK_ERROR", "TIMEOUT"))
            self.assertEqual(result.error.idempotency_key, stub.asked[0].headers["idempotency-key"])

    def test_an_answer_that_ends_within_its_head_is_no_answer(self) -> None:
        def cut(at: int) -> Answer:
            def write(handler: Any) -> None:
                head = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n"
                handler.wfile.write(head[:at])
                handler.close_connection = True

            return Answer(write=write)

        for at in [0, 8, 17, 30, 60, 67]:
            with Stub(cut(at), refusal("PAYMENT_NOT_FOUND", 404)) as stub:
                result = client_of(stub).payments.try_get("pay_1")
                assert not result.ok
                self.assertEqual((result.error.code, result.error.attempts), ("PAYMENT_NOT_FOUND", 2), at)
            with Stub(cut(at)) as stub:
                lost = client_of(stub, max_retries=0).offramp_payments.try_create(phone="x", amount_usd="1.00")
                assert not lost.ok
                self.assertEqual((lost.error.code, lost.error.reason), ("NETWORK_ERROR", "CONNECTION"), at)

    def test_a_body_that_trickles_ends_with_the_time_of_the_attempt(self) -> None:
        def trickle(handler: Any) -> None:
            handler.send_response(200)
            handler.send_header("content-length", "100000")
            handler.end_headers()
            try:
                for _ in range(100):
                    handler.wfile.write(b" ")
                    handler.wfile.flush()
                    time.sleep(0.05)
            except OSError:
                pass

        with Stub(Answer(write=trickle)) as stub:
            began = time.monotonic()
            result = client_of(stub, timeout=0.4, max_retries=0).accounts.try_get_me()
            assert not result.ok
            self.assertLess(time.monotonic() - began, 3)
            self.assertEqual(result.error.reason, "TIMEOUT")

    def test_a_connection_that_is_refused_is_a_network_error(self) -> None:
        with Stub(Answer()) as stub:
            url = stub.url
        result = Paychart(api_key="svc_test_x", base_url=url, max_retries=0).accounts.try_get_me()
        assert not result.ok
        self.assertEqual(result.error.reason, "CONNECTION")
        self.assertIsNotNone(result.error.__cause__)


class Connections(unittest.TestCase):
    def test_a_connection_is_kept(self) -> None:
        with Stub(refusal("API_KEY_INVALID", 401)) as stub:
            client = client_of(stub)
            for _ in range(10):
                client.accounts.try_get_me()
            self.assertEqual(stub.connections, 1)

    def test_a_connection_that_was_idle_for_four_seconds_is_not_used(self) -> None:
        with Stub(refusal("API_KEY_INVALID", 401)) as stub:
            pool = Pool(stub.url, None)
            kept = pool.take()
            kept.request("GET", "/v1/me", None, {}, 10).read()
            # The service closes its own after five seconds: a request might meet that.
            for seconds, is_used in ((3.5, True), (4.5, False)):
                pool.give(kept)
                kept.idle_since -= seconds
                self.assertEqual(pool.take() is kept, is_used)
            pool.close()

    def test_keeps_no_more_connections_than_it_may(self) -> None:
        pool = Pool("http://127.0.0.1:1", None)
        closed: list[Connection] = []
        with mock.patch.object(Connection, "close", lambda connection: closed.append(connection)):
            taken = [pool.take(is_new=True) for _ in range(40)]
            for connection in taken:
                pool.give(connection)
        self.assertEqual(len(pool._idle), 32)
        self.assertEqual([one for one in taken if one in closed], taken[32:])

    def test_a_kept_connection_that_the_service_closed_is_not_used(self) -> None:
        closing = refusal("API_KEY_INVALID", 401)

        def close(handler: Any) -> None:
            text = b'{"statusCode": 401, "code": "API_KEY_INVALID", "message": "no", "requestId": "r"}'
            handler.wfile.write(b"HTTP/1.1 401 No\r\ncontent-length: %d\r\n\r\n%s" % (len(text), text))
            handler.close_connection = True

        with Stub(Answer(write=close), closing) as stub:
            client = client_of(stub, max_retries=0)
            codes = []
            for _ in range(2):
                result = client.accounts.try_get_me()
                assert not result.ok
                codes.append(result.error.code)
                time.sleep(0.05)
            self.assertEqual((codes, stub.connections), (["API_KEY_INVALID", "API_KEY_INVALID"], 2))

    def test_a_kept_connection_that_dies_under_a_request_is_replaced_where_that_does_no_harm(self) -> None:
        def die(handler: Any) -> None:
            handler.close_connection = True

        good = refusal("INVALID_PHONE", 400)
        with Stub(good, Answer(write=die), good) as stub:
            client = client_of(stub, max_retries=0)
            for _ in range(2):
                result = client.offramp_payments.try_create(phone="x", amount_usd="1.00")
                assert not result.ok
                self.assertEqual(result.error.code, "INVALID_PHONE")
            keys = [asked.headers["idempotency-key"] for asked in stub.asked]
            self.assertEqual((len(keys), keys[1] == keys[2]), (3, True))

    def test_threads_share_a_client_and_each_gets_its_own_answer(self) -> None:
        def echo(handler: Any) -> None:
            name = handler.path.rsplit("/", 1)[-1]
            text = ('{"statusCode": 404, "code": "PAYMENT_NOT_FOUND", "message": "%s", "requestId": "r"}' % name).encode()
            time.sleep(0.002)
            handler.send_response(404)
            handler.send_header("content-length", str(len(text)))
            handler.end_headers()
            handler.wfile.write(text)

        with Stub(Answer(write=echo)) as stub:
            client = client_of(stub)
            wrong: list[str] = []

            def work(number: int) -> None:
                for turn in range(20):
                    name = f"pay_{number}_{turn}"
                    result = client.offramp_payments.try_get(name)
                    if result.ok or result.error.message != name:
                        wrong.append(name)

            threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.assertEqual(wrong, [])
            self.assertLessEqual(stub.connections, 8)

    def test_a_child_after_a_fork_has_connections_of_its_own(self) -> None:
        def echo(handler: Any) -> None:
            name = handler.path.rsplit("/", 1)[-1]
            text = ('{"statusCode": 404, "code": "PAYMENT_NOT_FOUND", "message": "%s", "requestId": "r"}' % name).encode()
            time.sleep(0.01)
            handler.send_response(404)
            handler.send_header("content-length", str(len(text)))
            handler.end_headers()
            handler.wfile.write(text)

        with Stub(Answer(write=echo)) as stub:
            client = client_of(stub)
            client.offramp_payments.try_get("pay_warm")
            children = []
            for number in range(3):
                pid = os.fork()
                if pid == 0:
                    is_right = all(
                        getattr(client.offramp_payments.try_get(f"pay_{number}_{turn}"), "error").message
                        == f"pay_{number}_{turn}"
                        for turn in range(10)
                    )
                    os._exit(0 if is_right else 1)
                children.append(pid)
            for turn in range(10):
                result = client.offramp_payments.try_get(f"pay_parent_{turn}")
                assert not result.ok
                self.assertEqual(result.error.message, f"pay_parent_{turn}")
            self.assertEqual([os.waitpid(pid, 0)[1] for pid in children], [0, 0, 0])
            self.assertEqual(stub.connections, 4)

    def test_a_fork_under_a_held_lock_does_not_stop_the_child(self) -> None:
        with Stub(refusal("API_KEY_INVALID", 401)) as stub:
            client = client_of(stub, signing_secret="sgs_secret")
            # The one of the connections, and the one of the signatures.
            with client._calls.driver.pool._lock, _sent.lock:
                pid = os.fork()
                if pid == 0:
                    client.offramp_payments.try_create(phone="x", amount_usd="1.00")
                    os._exit(0)
            deadline = time.monotonic() + 20
            while time.monotonic() < deadline:
                done, status = os.waitpid(pid, os.WNOHANG)
                if done:
                    self.assertEqual(status, 0)
                    return
                time.sleep(0.02)
            os.kill(pid, 9)
            os.waitpid(pid, 0)
            self.fail("the child waits for a lock that nobody holds")


class Credentials(unittest.TestCase):
    def test_a_session_is_asked_before_every_attempt(self) -> None:
        tokens = iter(["one", "two", "three"])
        with Stub(refusal("SERVICE_UNAVAILABLE", 503), refusal("SESSION_INVALID", 401)) as stub:
            client_of(stub, session=lambda: next(tokens), tenant_id="ten_1").accounts.try_get_me()
            self.assertEqual([asked.headers["authorization"] for asked in stub.asked], ["Bearer one", "Bearer two"])
            self.assertEqual(stub.asked[0].headers["x-service-tenant-id"], "ten_1")

    def test_a_session_that_fails_sends_nothing(self) -> None:
        def fail() -> str:
            raise RuntimeError("signed out")

        with Stub(Answer()) as stub:
            result = client_of(stub, session=fail).accounts.try_get_me()
            assert not result.ok
            self.assertEqual((result.error.reason, len(stub.asked)), ("SESSION", 0))

    def test_signs_every_attempt_and_dates_alike_requests_apart(self) -> None:
        with Stub(refusal("INVALID_PHONE", 400)) as stub:
            client = client_of(stub, signing_secret="sgs_secret")
            for _ in range(3):
                client.offramp_payments.try_create(phone="x", amount_usd="1.00")
            signatures = [asked.headers["x-service-request-signature"] for asked in stub.asked]
            self.assertEqual(len(set(signatures)), 3)
            for asked, signature in zip(stub.asked, signatures):
                timestamp = int(signature.split(",")[0][2:])
                self.assertEqual(signature, sign_request("sgs_secret", timestamp, "POST", "/v1/offramp/payments", asked.body))

    def test_no_credential_shows(self) -> None:
        client = Paychart(api_key="svc_test_secret", signing_secret="sgs_secret", base_url="http://localhost:1")
        self.assertNotIn("secret", repr(client) + repr(client._calls.options))

    def test_a_base_url_may_end_with_the_version(self) -> None:
        with Stub(refusal("API_KEY_INVALID", 401)) as stub:
            for end in ("", "/", "/v1", "/v1/"):
                Paychart(api_key="svc_test_x", base_url=stub.url + end).accounts.try_get_me()
            self.assertEqual({asked.target for asked in stub.asked}, {"/v1/me"})

    def test_options_that_lead_nowhere_are_refused(self) -> None:
        for options in (
            {"api_key": ""},
            {"api_key": "svc_test_x"},
            {"api_key": "other", "base_url": None},
            {"api_key": "svc_test_x", "base_url": "ftp://x"},
            {"api_key": "svc_test_x", "base_url": "http://u:p@x"},
            {"api_key": "svc_test_x", "base_url": "http://x?y"},
            {"api_key": "svc_test_x", "base_url": "http://x", "timeout": -1},
            {"api_key": "svc_test_x", "base_url": "http://x", "max_retries": float("nan")},
            {"api_key": "svc_test_x", "session": "y", "base_url": "http://x"},
            {},
        ):
            with self.subTest(options), self.assertRaises(TypeError):
                Paychart(**options)  # type: ignore[arg-type]


class Operators(unittest.TestCase):
    def test_an_operator_waits_without_a_feed_of_events(self) -> None:
        with Stub(Answer(200, {**CASE, "status": "OPEN"}), Answer(200, {**CASE, "status": "RESOLVED"})) as stub:
            admin = PaychartAdmin(admin_key="hush", operator="Rosa Lindqvist", base_url=stub.url)
            self.assertEqual(admin.review_cases.wait("rvw_1", until="RESOLVED").status, "RESOLVED")
            self.assertEqual({asked.target for asked in stub.asked}, {"/v1/admin/review-cases/rvw_1"})
            self.assertEqual({asked.headers["x-service-operator"] for asked in stub.asked}, {"Rosa Lindqvist"})
            self.assertNotIn("hush", repr(admin) + repr(admin._calls.options))

    def test_a_key_or_a_name_that_leads_nowhere_is_refused(self) -> None:
        for key, name in (("", "Rosa"), ("key", ""), ("key", "  "), ("key", "Rosa\r\nx-other: 1"), ("key", "Роза")):
            with self.subTest((key, name)), self.assertRaises(TypeError):
                PaychartAdmin(admin_key=key, operator=name, base_url="http://localhost:1")


class Values(unittest.TestCase):
    def test_amounts_and_times_are_exact(self) -> None:
        with Stub(refusal("INVALID_PHONE", 400)) as stub:
            client = client_of(stub)
            client.offramp_payments.try_create(phone="x", amount_usd=Decimal("0.0000001"))
            self.assertEqual(stub.asked[0].json["amountUsd"], "0.0000001")
            with self.assertRaises(TypeError):
                client.offramp_payments.try_create(phone="x", amount_usd=0.1)  # type: ignore[arg-type]
            zone = timezone(timedelta(hours=13, minutes=45))
            client.offramp_payments.try_list(created_after=datetime(2026, 3, 2, 9, 0, tzinfo=zone))
            self.assertIn("2026-03-01T19%3A15%3A00.000Z", stub.asked[-1].target)
            with self.assertRaises(TypeError):
                client.offramp_payments.try_list(created_after=datetime(2026, 3, 2))

    def test_none_leaves_out_and_sends_null_where_null_has_a_meaning(self) -> None:
        with Stub(refusal("AUTHORITY_NOT_FOUND", 404)) as stub:
            client = client_of(stub)
            client.authorities.try_update("mem_1", "auth_1", daily_limit_usd=None)
            self.assertEqual(stub.asked[-1].json, {"dailyLimitUsd": None})
            client.authorities.try_update("mem_1", "auth_1", daily_limit_usd=UNSET)
            self.assertEqual(stub.asked[-1].json, {})
            client.offramp_payments.try_create(phone="x", amount_usd="1", memo=None)
            self.assertEqual(stub.asked[-1].json, {"phone": "x", "amountUsd": "1"})

    def test_a_path_that_could_name_something_else_is_refused(self) -> None:
        with Stub(Answer()) as stub:
            client = client_of(stub)
            for name in ("", ".", ".."):
                with self.subTest(name), self.assertRaises(TypeError):
                    client.offramp_payments.get(name)
            self.assertEqual(stub.asked, [])

    def test_a_text_is_no_list(self) -> None:
        with Stub(refusal("INVALID_PHONE", 400)) as stub:
            client_of(stub).offramp_payments.try_create(phone="x", amount_usd="1", allowed_rails=["PAYMENT_APP_A"])
            self.assertEqual(stub.asked[-1].json["allowedRails"], ["PAYMENT_APP_A"])

    def test_secrets_do_not_show(self) -> None:
        fields = {name: None for name, *_ in ApiKeyIssued._fields_}
        issued = ApiKeyIssued(**{**fields, "api_key": "svc_live_hush", "signing_secret": "sgs_hush"})  # type: ignore[arg-type]
        self.assertNotIn("hush", repr(issued))
        self.assertEqual(issued.to_json()["apiKey"], "svc_live_hush")

    def test_an_unknown_value_is_kept(self) -> None:
        from paychart._runtime.values import reader

        read = reader("=A|B")
        self.assertEqual((read("A"), type(read("A"))), ("A", str))
        self.assertEqual((read("C"), type(read("C"))), ("C", Unknown))

    def test_models_are_frozen_equal_by_value_and_hashable(self) -> None:
        fields = {name: None for name, *_ in OfframpPayment._fields_}
        one = OfframpPayment(**fields)  # type: ignore[arg-type]
        two = OfframpPayment(**fields)  # type: ignore[arg-type]
        self.assertEqual((one, hash(one)), (two, hash(two)))
        with self.assertRaises(AttributeError):
            one.memo = "x"  # type: ignore[misc]
        with self.assertRaises(AttributeError) as caught:
            getattr(one, "nothing")
        self.assertIn("no field", str(caught.exception))
        self.assertIsNotNone(UnifiedPayment)


if __name__ == "__main__":
    unittest.main()
