/** What the registry shows of the package. A test runs its programs. */
export const readme = `# paychart

The Paychart API for Python 3.10 and later. It needs no other package.

\`\`\`python
import os

from paychart import Paychart
from paychart.types import IntentAmount, IntentPhoneRecipient

client = Paychart(api_key=os.environ["PAYCHART_API_KEY"], base_url=os.environ["PAYCHART_BASE_URL"])
payment = client.payments.create(
    recipient=IntentPhoneRecipient(phone_number="+15550104567"),
    amount=IntentAmount(value="25.00", currency="USD"),
    client_reference="order-1042",
)
print(payment.id, payment.status)
\`\`\`

## Refusals

Every operation has an exception of its own. Its \`code\` is one of the codes of that operation, so that a type checker knows
whether you have handled them all:

\`\`\`python
import os

from paychart import Paychart
from paychart.errors import CreatePaymentError
from paychart.types import IntentAmount, IntentPhoneRecipient

client = Paychart(api_key=os.environ["PAYCHART_API_KEY"], base_url=os.environ["PAYCHART_BASE_URL"])
recipient = IntentPhoneRecipient(phone_number="not a phone number")
amount = IntentAmount(value="25.00", currency="USD")
try:
    client.payments.create(recipient=recipient, amount=amount)
except CreatePaymentError as error:
    match error.code:
        case "INVALID_PHONE":
            print("ask for the number again")
        case "INSUFFICIENT_FUNDS":
            print("top up first")
        case _:
            raise

# Or as a value:
result = client.payments.try_create(recipient=recipient, amount=amount)
print(result.data.id if result.ok else result.error.code)
\`\`\`

\`NETWORK_ERROR\` means that no answer arrived: the outcome is not known. Repeat the call with
\`options=CallOptions(idempotency_key=error.idempotency_key)\`.

## Values

- **Amounts** with a fraction are \`Decimal\`; pass a \`Decimal\` or a \`str\`, never a \`float\`. Whole base units are \`str\`, exactly
  as the service sends them. Compare an amount that may be null with \`None\`: zero is false in Python, too.
- **Times** are \`datetime\` with a time zone.
- **Enums** are texts. One that this version of the package does not know is an \`Unknown\`, which is a \`str\`.
- **Lists** of a response are tuples. Everything that you receive is frozen; \`to_json\` writes it again as it came,
  without fields that this version of the package does not know.
- **None** leaves an optional field out. Where null means something else, such as "no limit", the default is \`UNSET\`, and
  \`None\` sends null.
- **Secrets**, such as a new API key, do not show when a value is printed.

## Lists, waits and events

\`\`\`python
import os

from paychart import Paychart, WaitEnded
from paychart.types import IntentAmount, IntentPhoneRecipient

client = Paychart(api_key=os.environ["PAYCHART_API_KEY"], base_url=os.environ["PAYCHART_BASE_URL"])
for payment in client.payments.list(take=50):
    print(payment.id, payment.status)

recipient = IntentPhoneRecipient(phone_number="+15550104567")
created = client.payments.create(recipient=recipient, amount=IntentAmount(value="25.00", currency="USD"))
client.payments.cancel(created.id)
try:
    client.payments.wait(created.id, until="DELIVERED", timeout=10)
except WaitEnded as error:
    print("it can no longer get there:", error.resource_status)

with client.events.stream(type="payment.*", after="0") as events:
    for event in events:
        print(event.type, event.resource_id)
        break
\`\`\`

A loop over a list goes through all its pages; \`.data\` is the page alone. \`wait\` ends at once when the lifecycle of the
resource has no way to the status left. A stream connects again by itself, behind the last event.

## Webhooks

\`\`\`python
import os

from paychart import sign_test_webhook, verify_webhook
from paychart.types import PaymentEvent


def receive(headers: dict[str, str], body: bytes) -> None:
    event = verify_webhook(os.environ["PAYCHART_WEBHOOK_SECRET"], headers, body)
    if isinstance(event, PaymentEvent):
        print(event.data.object.id, event.type)


# In your own tests, sign a delivery in the same way as the service.
delivery = sign_test_webhook(os.environ["PAYCHART_WEBHOOK_SECRET"], {"id": "evt_1", "type": "payment.delivered"})
\`\`\`

\`Mirror\` keeps the present state of your resources by these events, in your own database if you give it a store. \`mirror.follow(client.events.stream)\` applies a stream.

## Async

\`\`\`python
import asyncio
import os

from paychart import AsyncPaychart


async def main() -> None:
    async with AsyncPaychart(
        api_key=os.environ["PAYCHART_API_KEY"], base_url=os.environ["PAYCHART_BASE_URL"]
    ) as client:
        async for payment in client.payments.list():
            print(payment.id)


asyncio.run(main())
\`\`\`

It needs httpx: \`pip install paychart[async]\`.

## Operators

The operators of a deployment have a client of their own, with the deployment's admin key and the name of the person:

\`\`\`python
import os

from paychart import PaychartAdmin

admin = PaychartAdmin(
    admin_key=os.environ["PAYCHART_ADMIN_KEY"],
    operator="Rosa Lindqvist",
    base_url=os.environ["PAYCHART_BASE_URL"],
)
for case in admin.review_cases.list(status="OPEN"):
    print(case.id, case.reason)
\`\`\`

## HTTPS and proxies

Clients verify certificates. For a certificate authority of your own, set \`SSL_CERT_FILE\`, or pass
\`ssl_context=ssl.create_default_context(cafile="ca.pem")\`.

Clients use the HTTP proxy that \`HTTPS_PROXY\`, \`HTTP_PROXY\` or \`ALL_PROXY\` names, but not for the hosts in \`NO_PROXY\` and
not for your own machine. \`proxy="http://user:password@proxy.example:3128"\` overrides the environment, and \`proxy=""\` uses no
proxy. Requests to https go through a tunnel: the proxy does not see them.

## Threads and processes

Threads may share a client. After a fork, the child opens connections of its own. A client keeps connections open while it is
not used for four seconds; \`close\` closes them at once.
`;
