# Written by codegen from codegen/emit/python/runtime/two_factor.py: edit that file.
"""Calls that two-factor protection may refuse at first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Callable, Mapping, TypeVar, Union

from .errors import PaychartError
from .options import CallOptions
from .results import Failure, Success

T = TypeVar("T")
E = TypeVar("E", bound=PaychartError)


@dataclass(frozen=True)
class TwoFactorPrompt:
    """What to approve and the factors to choose from. Show it before you ask for a code."""

    challenge_id: str
    #: The details of the refusal: the amount, the destination, and until when the challenge can be satisfied.
    challenge: Any
    satisfied_factors: int
    #: Factors that have not been used yet, each with its `id`, `type` and `hint`.
    factors: tuple[Any, ...]
    #: After a wrong code: the number of attempts left.
    attempts_remaining: int | None
    #: Sends a code to an EMAIL or SMS factor. Raises a PaychartError if that fails.
    send_code: Callable[[str], None]


@dataclass(frozen=True)
class TwoFactorAnswer:
    """A code or a signature of one factor."""

    factor_id: str
    code: str | None = None
    signature: str | None = None


#: Asks a person for one code or signature. Return None to give up.
AskTwoFactor = Callable[[TwoFactorPrompt], Union[TwoFactorAnswer, None]]


def with_two_factor(
    client: Any,
    call: Callable[[CallOptions], Success[T] | Failure[E]],
    ask: AskTwoFactor,
    options: CallOptions | None = None,
) -> Success[T] | Failure[E]:
    """Makes a call; on TWOFA_REQUIRED it asks until the challenge is satisfied, and then repeats the call.

    `client` has the session of the member who approves. `call` has to send the same parameters each time, with the options
    that it is given: `lambda options: client.resources.try_create(..., options=options)`. If `ask` gives up, the
    result is the refusal.
    """
    given = options or CallOptions()
    first = call(given)
    if first.ok or first.error.code != "TWOFA_REQUIRED":
        return first
    challenge = first.error.details
    if not _is_satisfied(client, challenge, ask):
        return first
    # The approval holds for the very request: the same bytes, under the same key.
    key = first.error.idempotency_key or given.idempotency_key
    headers: Mapping[str, str | None] = {**(given.headers or {}), "x-service-2fa-challenge": challenge.challenge_id}
    return call(replace(given, headers=headers, idempotency_key=key))


def _is_satisfied(client: Any, challenge: Any, ask: AskTwoFactor) -> bool:
    left = {factor.id: factor for factor in challenge.factors}
    satisfied = 0
    attempts: int | None = None

    def send_code(factor_id: str) -> None:
        client.protection.send_two_factor_challenge_code(challenge.challenge_id, factor_id=factor_id)

    while True:
        prompt = TwoFactorPrompt(challenge.challenge_id, challenge, satisfied, tuple(left.values()), attempts, send_code)
        answer = ask(prompt)
        if answer is None:
            return False
        fields: Mapping[str, str] = (
            {"signature": answer.signature} if answer.signature is not None else {"code": answer.code or ""}
        )
        result = client.protection.try_verify_two_factor_challenge(
            challenge.challenge_id, factor_id=answer.factor_id, **fields
        )
        if result.ok:
            if result.data.status == "SATISFIED":
                return True
            satisfied = result.data.satisfied_factors
            left.pop(answer.factor_id, None)
            attempts = None
        elif result.error.code == "TWOFA_INVALID_CODE":
            attempts = getattr(result.error.details, "attempts_remaining", None)
        else:
            result.unwrap()
