"""Lets an agent pay by a key of its own, and has two members vote on what is above its limit.

The payer is an ADMIN, who may create keys. Run:
`PAYCHART_OWNER=<session> PAYCHART_PAYER=<session> PAYCHART_VOTERS=<session>,<session> python approve_an_agent.py`
"""

from __future__ import annotations

import os
import sys
from decimal import Decimal

from paychart import Paychart
from paychart.types import PaymentPolicyApprovalRule, PaymentPolicyRules

BASE_URL = os.environ.get("PAYCHART_URL", "http://localhost:8080")


def signed_in(session: str) -> Paychart:
    return Paychart(session=session, base_url=BASE_URL)


def member_of(client: Paychart) -> str:
    member = client.accounts.get_me().member
    if member is None:
        sys.exit("the session acts for no member")
    return member.id


owner = signed_in(os.environ["PAYCHART_OWNER"])
payer = signed_in(os.environ["PAYCHART_PAYER"])
voters = [signed_in(session) for session in os.environ["PAYCHART_VOTERS"].split(",")]
phone = sys.argv[1] if len(sys.argv) > 1 else "+15550104567"

# The payer may pay 100 USD at once; above 200 USD two members have to approve.
rule = PaymentPolicyApprovalRule(above_usd=Decimal("200"), minimum_approvals=2)
owner.approvals.set_payment_policy(rules=PaymentPolicyRules(approvals=(rule,)))
for voter in voters:
    owner.authorities.create(member_id=member_of(voter), allowed_actions=["payment.approve"])
owner.authorities.create(member_id=member_of(payer), allowed_actions=["payment.create"], per_tx_limit_usd="100")

# The key acts for the payer, within the payer's limits.
issued = payer.api_keys.create(name="purchasing agent", agent=True)
agent = Paychart(api_key=issued.api_key, base_url=BASE_URL)

payment = agent.offramp_payments.create(phone=phone, amount_usd="250.00")
print(payment.payment_id, payment.status, *payment.hold_reasons)
if payment.approval_request_id is None:
    sys.exit("the payment needs no approval")
for voter in voters:
    vote = voter.approvals.try_sign(payment.approval_request_id)
    if vote.ok:
        print(vote.data.status, f"{vote.data.received_weight} of {vote.data.required_weight}")
    else:
        print("refused:", vote.error.code)
after = agent.offramp_payments.wait(payment.payment_id, until=["AWAITING_RECIPIENT_CONFIRMATION", "PENDING_CLAIM"])
print(after.payment_id, after.status)
