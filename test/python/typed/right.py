"""Programs that type-check under `mypy --strict`."""

from __future__ import annotations

from decimal import Decimal
from typing import NoReturn

from paychart import AsyncPaychart, CallOptions, Mirror, Paychart, PaychartAdmin, Unknown, verify_webhook
from paychart.errors import CancelOfframpPaymentError, CreateOfframpPaymentError
from paychart.types import (
    IntentAmount,
    IntentPhoneRecipient,
    OfframpPayment,
    PaymentEvent,
    UnifiedPayment,
    UnknownEvent,
)


def assert_never(value: NoReturn) -> NoReturn:
    raise AssertionError(value)


client = Paychart(api_key="svc_test_x", base_url="http://localhost:8080")


def narrowed_by_result() -> str:
    result = client.offramp_payments.try_create(phone="+15550104567", amount_usd=Decimal("25.00"))
    if result.ok:
        return result.data.payment_id
    error: CreateOfframpPaymentError = result.error
    return error.code


def amounts_are_decimals(payment: OfframpPayment) -> Decimal:
    return payment.amount_usd + Decimal("1")


def every_code_is_handled(error: CancelOfframpPaymentError) -> str:
    code = error.code
    match code:
CASES
    return ""


def an_enum_is_open(payment: OfframpPayment) -> str:
    if isinstance(payment.status, Unknown):
        return f"newer than this package: {payment.status}"
    return payment.status


def events_are_told_apart() -> str:
    event = verify_webhook("whsec_", {}, b"")
    if isinstance(event, PaymentEvent):
        return event.data.object.id
    if isinstance(event, UnknownEvent):
        return str(event.data.object)
    return event.id


def unions_are_told_apart() -> str:
    payment = client.payments.get("pay_1")
    if isinstance(payment, UnifiedPayment):
        return payment.internal_status
    return payment.id


def overloads_are_told_apart() -> None:
    client.payments.create(recipient=IntentPhoneRecipient(phone_number="+15550104567"), amount=IntentAmount(value="1.00", currency="USD"))
    client.contacts.create(label="Mia", phone="+15550104567")
    client.contacts.create(label="Mia", email="mia@example.com", options=CallOptions(timeout=1))


def a_field_comes_with_the_one_that_it_needs() -> None:
    client.api_keys.create(name="agent", agent=True, agent_id="agt_1")
    client.api_keys.create(name="agent", agent=True)
    client.api_keys.create(name="person", agent=False)


def operators_have_a_client_of_their_own() -> str:
    admin = PaychartAdmin(admin_key="key", operator="Rosa Lindqvist", base_url="http://localhost:8080")
    return admin.review_cases.resolve("rvw_1", decision="RELEASE", note="known").status


def waits_give_the_resource() -> OfframpPayment:
    return client.offramp_payments.wait("pay_1", until=["DELIVERED", "REFUNDED"])


def lists_give_items() -> list[str]:
    return [payment.payment_id for payment in client.offramp_payments.list()]


def mirrors_give_resources() -> UnifiedPayment | None:
    return Mirror(client).get("payment", "pay_1")


async def async_calls() -> OfframpPayment:
    async with AsyncPaychart(api_key="svc_test_x", base_url="http://localhost:8080") as api:
        async for payment in api.offramp_payments.list():
            print(payment.payment_id)
        page = await api.offramp_payments.list()
        print(page.data[0].amount_usd)
        return await api.offramp_payments.wait("pay_1", until="DELIVERED")
