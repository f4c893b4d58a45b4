"""Programs that do not type-check: each line with an error says which."""

from __future__ import annotations

from paychart import Mirror, Paychart, verify_webhook
from paychart.errors import CancelOfframpPaymentError, CreateOfframpPaymentError
from paychart.types import IntentAmount, IntentPhoneRecipient, OfframpPayment

client = Paychart(api_key="svc_test_x", base_url="http://localhost:8080")


def a_code_of_another_operation(error: CancelOfframpPaymentError) -> bool:
    return error.code == "INVALID_PHONE"  # error: comparison-overlap


def a_result_that_is_not_narrowed() -> str:
    result = client.offramp_payments.try_create(phone="+15550104567", amount_usd="25.00")
    return result.data.payment_id  # error: union-attr


def a_float_for_an_amount() -> None:
    client.offramp_payments.create(phone="+15550104567", amount_usd=25.0)  # error: arg-type


def a_field_that_is_required() -> None:
    client.offramp_payments.create(phone="+15550104567")  # error: call-arg


def a_field_that_does_not_exist() -> None:
    client.offramp_payments.create(phone="+15550104567", amount_usd="1.00", amount="1.00")  # error: call-arg


def two_forms_in_one() -> None:
    client.contacts.create(label="Mia", phone="+15550104567", email="mia@example.com")  # error: call-overload


def a_field_without_the_one_that_it_needs() -> None:
    client.api_keys.create(name="agent", agent_id="agt_1")  # error: call-overload


def a_status_of_another_lifecycle() -> None:
    client.offramp_payments.wait("pay_1", until="ACCEPTED_BY_MARS")  # error: arg-type


def a_change_of_what_was_received(payment: OfframpPayment) -> None:
    payment.memo = "x"  # error: misc


def a_kind_that_events_do_not_tell_of() -> None:
    Mirror(client).get("nothing", "x")  # error: call-overload


def a_field_of_some_events() -> str:
    event = verify_webhook("whsec_", {}, b"")
    return event.data.object.status  # error: union-attr


def an_error_of_another_operation(error: CancelOfframpPaymentError) -> CreateOfframpPaymentError:
    return error  # error: return-value


def an_operation_of_operators() -> None:
    client.review_cases.list()  # error: attr-defined


def the_answer_of_the_other_form() -> None:
    recipient = IntentPhoneRecipient(phone_number="+15550104567")
    created = client.payments.create(recipient=recipient, amount=IntentAmount(value="25.00", currency="USD"))
    print(created.multisig_tx_hash)  # error: attr-defined
