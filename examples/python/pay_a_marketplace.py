"""Pays the recipients of a CSV file (`reference,phone,amount`) once each, however often it is started.

Run: `PAYCHART_API_KEY=… python pay_a_marketplace.py payouts.csv`
"""

from __future__ import annotations

import csv
import os
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal

from paychart import CallOptions, Paychart

AT_ONCE = 4

client = Paychart(
    api_key=os.environ["PAYCHART_API_KEY"],
    base_url=os.environ.get("PAYCHART_URL", "http://localhost:8080"),
)


def pay(row: dict[str, str]) -> tuple[str, str]:
    """The key follows from the reference, so that another run sends the same key. The service knows a key for a week."""
    result = client.offramp_payments.try_create(
        phone=row["phone"],
        amount_usd=Decimal(row["amount"]),
        client_reference=row["reference"],
        options=CallOptions(idempotency_key=f"payout-{row['reference']}"),
    )
    if result.ok:
        return "paid", f"{row['reference']} {result.data.payment_id} {result.data.status}"
    error = result.error
    # Without an answer the recipient may have been paid. Run the program again: it does not pay twice.
    is_unknown = error.code in ("NETWORK_ERROR", "INVALID_RESPONSE") or (error.status or 0) >= 500
    return "unknown" if is_unknown else "refused", f"{row['reference']} {error.code}"


def main(path: str) -> int:
    with open(path, newline="") as file:
        rows = list(csv.DictReader(file))
    references = Counter(row["reference"] for row in rows)
    doubled = [reference for reference, count in references.items() if count > 1]
    if doubled:
        sys.exit(f"the reference {doubled[0]} is on two lines")
    counts: Counter[str] = Counter()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for outcome, line in pool.map(pay, rows):
            counts[outcome] += 1
            print(line)
    print(f"{counts['paid']} paid, {counts['refused']} refused, {counts['unknown']} unknown")
    return 1 if counts["unknown"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
