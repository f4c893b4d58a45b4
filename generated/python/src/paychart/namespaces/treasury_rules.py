# Written by codegen from spec/. Do not edit.
"""The namespace treasury_rules of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.treasury_rules import (
    CREATE_TREASURY_RULE,
    DELETE_TREASURY_RULE,
    LIST_TREASURY_RULES,
    UPDATE_TREASURY_RULE,
)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.treasury_rules import (
    CreateTreasuryRuleError,
    DeleteTreasuryRuleError,
    ListTreasuryRulesError,
    UpdateTreasuryRuleError,
)
    from ..types import treasury as _treasury


class TreasuryRulesNamespace:
    """The operations of `treasury_rules`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    @overload
    def create(
        self,
        id: str,
        *,
        type: Literal["SWEEP_EXCESS"],
        source_bucket_id: str,
        dest_bucket_id: str,
        threshold_usd: Amount,
        interval_seconds: int | None = None,
        enabled: bool | None = None,
        options: CallOptions | None = None,
    ) -> _treasury.TreasuryRule: ...

    @overload
    def create(
        self,
        id: str,
        *,
        type: Literal["TOP_UP"],
        source_bucket_id: str,
        dest_bucket_id: str,
        target_usd: Amount,
        threshold_usd: Amount | None = None,
        interval_seconds: int | None = None,
        enabled: bool | None = None,
        options: CallOptions | None = None,
    ) -> _treasury.TreasuryRule: ...

    @overload
    def create(
        self,
        id: str,
        *,
        type: Literal["REBALANCE_TO_TARGET"],
        interval_seconds: int | None = None,
        enabled: bool | None = None,
        options: CallOptions | None = None,
    ) -> _treasury.TreasuryRule: ...

    def create(self, id: str, options: CallOptions | None = None, **fields: Any) -> _treasury.TreasuryRule:
        """Create a treasury rule.

        Creates a rule that proposes transfers between buckets; the owners sign them. The type determines
        which fields are
        required, and other fields are refused. The two buckets have to be different, and `thresholdUsd` of
        TOP_UP is at
        most `targetUsd`.

        - SWEEP_EXCESS moves the balance less `thresholdUsd`.
        - TOP_UP moves what is missing to `targetUsd`, or what the source holds if that is less.
        - REBALANCE_TO_TARGET moves the smaller of the largest excess and the largest gap, if it is at least
          1.00. If
          several buckets are equal, the bucket that was created first is chosen.

        The first run is due after `intervalSeconds`. Enabled rules run at most 30 seconds after they are due,
        in the
        order of their creation. A run creates at most one sweep, and none while a sweep is open on either
        bucket. If a
        balance cannot be read, the run is skipped until the next interval.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/treasury/accounts/{id}/rules`, scope treasury:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            type: The type of the rule.
            source_bucket_id: Id of the bucket that pays.
            dest_bucket_id: Id of the bucket that receives the money, another bucket of the account.
            threshold_usd: The balance in USD below which the rule refills; at most targetUsd, which is the
            default.
            interval_seconds: The minimum time between two runs, in seconds.
            enabled: True if the rule runs when it is due.
            target_usd: The balance in USD to which the destination is refilled.

        Raises:
            CreateTreasuryRuleError: `code` says why.
        """
        return self._calls.give(
            CREATE_TREASURY_RULE,
            {"id": id, **renamed("create", {"type": "type", "source_bucket_id": "sourceBucketId", "dest_bucket_id": "destBucketId", "threshold_usd": "thresholdUsd", "interval_seconds": "intervalSeconds", "enabled": "enabled", "target_usd": "targetUsd"}, fields)},
            options,
        )

    @overload
    def try_create(
        self,
        id: str,
        *,
        type: Literal["SWEEP_EXCESS"],
        source_bucket_id: str,
        dest_bucket_id: str,
        threshold_usd: Amount,
        interval_seconds: int | None = None,
        enabled: bool | None = None,
        options: CallOptions | None = None,
    ) -> Success[_treasury.TreasuryRule] | Failure[CreateTreasuryRuleError]: ...

    @overload
    def try_create(
        self,
        id: str,
        *,
        type: Literal["TOP_UP"],
        source_bucket_id: str,
        dest_bucket_id: str,
        target_usd: Amount,
        threshold_usd: Amount | None = None,
        interval_seconds: int | None = None,
        enabled: bool | None = None,
        options: CallOptions | None = None,
    ) -> Success[_treasury.TreasuryRule] | Failure[CreateTreasuryRuleError]: ...

    @overload
    def try_create(
        self,
        id: str,
        *,
        type: Literal["REBALANCE_TO_TARGET"],
        interval_seconds: int | None = None,
        enabled: bool | None = None,
        options: CallOptions | None = None,
    ) -> Success[_treasury.TreasuryRule] | Failure[CreateTreasuryRuleError]: ...

    def try_create(
        self,
        id: str,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Success[_treasury.TreasuryRule] | Failure[CreateTreasuryRuleError]:
        """Create a treasury rule: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(
            CREATE_TREASURY_RULE,
            {"id": id, **renamed("try_create", {"type": "type", "source_bucket_id": "sourceBucketId", "dest_bucket_id": "destBucketId", "threshold_usd": "thresholdUsd", "interval_seconds": "intervalSeconds", "enabled": "enabled", "target_usd": "targetUsd"}, fields)},
            options,
        )

    def delete(self, rule_id: str, *, options: CallOptions | None = None) -> _treasury.TreasuryRuleDeleted:
        """Delete a treasury rule.

        Deletes a rule permanently. Sweeps that it has proposed remain, with its id in `ruleId`. Deleting it
        again is refused with TREASURY_RULE_NOT_FOUND.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `DELETE /v1/treasury/rules/{ruleId}`, scope treasury:write

        Args:
            rule_id: Id of the rule. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            DeleteTreasuryRuleError: `code` says why.
        """
        return self._calls.give(DELETE_TREASURY_RULE, {"ruleId": rule_id}, options)

    def try_delete(
        self,
        rule_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_treasury.TreasuryRuleDeleted] | Failure[DeleteTreasuryRuleError]:
        """Delete a treasury rule: `delete` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(DELETE_TREASURY_RULE, {"ruleId": rule_id}, options)

    def list(
        self,
        id: str,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_treasury.TreasuryRule]:
        """List treasury rules.

        Lists the rules of a treasury account, newest first, including disabled ones.

        `GET /v1/treasury/accounts/{id}/rules`, scope treasury:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListTreasuryRulesError: `code` says why.
        """
        return self._calls.page(
            LIST_TREASURY_RULES,
            {"id": id, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        id: str,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_treasury.TreasuryRule]] | Failure[ListTreasuryRulesError]:
        """List treasury rules: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt_page(
            LIST_TREASURY_RULES,
            {"id": id, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def update(
        self,
        rule_id: str,
        *,
        source_bucket_id: str | None = None,
        dest_bucket_id: str | None = None,
        threshold_usd: Amount | None = None,
        target_usd: Amount | None = None,
        interval_seconds: int | None = None,
        enabled: bool | None = None,
        options: CallOptions | None = None,
    ) -> _treasury.TreasuryRule:
        """Update a treasury rule.

        Updates the buckets, the amounts, the interval or the field `enabled` of a rule. The type cannot be
        changed. The result has to be a valid rule of its type with two different buckets of the account;
        otherwise the request is refused with VALIDATION_FAILED. Sweeps that the rule has already proposed do
        not change.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PATCH /v1/treasury/rules/{ruleId}`, scope treasury:write

        Args:
            rule_id: Id of the rule. Ids are opaque: a malformed one is refused like one that does not exist.
            source_bucket_id: Id of the bucket that pays.
            dest_bucket_id: Id of the bucket that receives the money, another bucket of the account.
            threshold_usd: For SWEEP_EXCESS: the amount in USD that stays in the source. For TOP_UP: the
            balance in USD below which the rule refills.
            target_usd: For TOP_UP: the balance in USD to which the destination is refilled.
            interval_seconds: The minimum time between two runs, in seconds.
            enabled: True if the rule runs when it is due.

        Raises:
            UpdateTreasuryRuleError: `code` says why.
        """
        return self._calls.give(
            UPDATE_TREASURY_RULE,
            {"ruleId": rule_id, "sourceBucketId": source_bucket_id, "destBucketId": dest_bucket_id, "thresholdUsd": threshold_usd, "targetUsd": target_usd, "intervalSeconds": interval_seconds, "enabled": enabled},
            options,
        )

    def try_update(
        self,
        rule_id: str,
        *,
        source_bucket_id: str | None = None,
        dest_bucket_id: str | None = None,
        threshold_usd: Amount | None = None,
        target_usd: Amount | None = None,
        interval_seconds: int | None = None,
        enabled: bool | None = None,
        options: CallOptions | None = None,
    ) -> Success[_treasury.TreasuryRule] | Failure[UpdateTreasuryRuleError]:
        """Update a treasury rule: `update` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(
            UPDATE_TREASURY_RULE,
            {"ruleId": rule_id, "sourceBucketId": source_bucket_id, "destBucketId": dest_bucket_id, "thresholdUsd": threshold_usd, "targetUsd": target_usd, "intervalSeconds": interval_seconds, "enabled": enabled},
            options,
        )
