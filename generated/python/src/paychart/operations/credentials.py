# Written by codegen from spec/. Do not edit.
"""The operations of the namespace credentials, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import identity as _identity
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    GetCredentialCode: TypeAlias = "Literal['CREDENTIAL_NOT_FOUND'] | Shared10Code"


class GetCredentialError(PaychartError):
    """What `credentials.get` fails with."""

    code: GetCredentialCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetCredentialArtifactCode: TypeAlias = "Literal['CREDENTIAL_NOT_FOUND', 'CREDENTIAL_ARTIFACT_NOT_AVAILABLE'] | Shared10Code"


class GetCredentialArtifactError(PaychartError):
    """What `credentials.get_artifact` fails with."""

    code: GetCredentialArtifactCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetCredentialDisclosureCode: TypeAlias = "Literal['CREDENTIAL_NOT_FOUND', 'DISCLOSURE_NOT_AVAILABLE'] | Shared10Code"


class GetCredentialDisclosureError(PaychartError):
    """What `credentials.get_disclosure` fails with."""

    code: GetCredentialDisclosureCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetCredentialStatusCode: TypeAlias = "Literal['CREDENTIAL_NOT_FOUND'] | Shared10Code"


class GetCredentialStatusError(PaychartError):
    """What `credentials.get_status` fails with."""

    code: GetCredentialStatusCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListCredentialsCode: TypeAlias = "Shared10Code"


class ListCredentialsError(PaychartError):
    """What `credentials.list` fails with."""

    code: ListCredentialsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RefreshCredentialCode: TypeAlias = "Literal['CREDENTIAL_NOT_FOUND', 'CREDENTIAL_NOT_REFRESHABLE', 'PROVIDER_UNAVAILABLE'] | Shared1Code"


class RefreshCredentialError(PaychartError):
    """What `credentials.refresh` fails with."""

    code: RefreshCredentialCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


GET_CREDENTIAL: Operation[_identity.Credential, GetCredentialError] = Operation(
    name="getCredential",
    method="GET",
    path="/v1/credentials/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@identity.Credential",
    error=GetCredentialError,
    codes=("CREDENTIAL_NOT_FOUND",),
    shared=SHARED10,
)

GET_CREDENTIAL_ARTIFACT: Operation[_identity.CredentialArtifact, GetCredentialArtifactError] = Operation(
    name="getCredentialArtifact",
    method="GET",
    path="/v1/credentials/{id}/artifact",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@identity.CredentialArtifact",
    error=GetCredentialArtifactError,
    codes=("CREDENTIAL_NOT_FOUND", "CREDENTIAL_ARTIFACT_NOT_AVAILABLE"),
    shared=SHARED10,
)

GET_CREDENTIAL_DISCLOSURE: Operation[_identity.SelectiveDisclosure, GetCredentialDisclosureError] = Operation(
    name="getCredentialDisclosure",
    method="GET",
    path="/v1/credentials/{id}/disclosure",
    query=("key",),
    body="none",
    replay="always",
    result="json",
    form="@identity.SelectiveDisclosure",
    error=GetCredentialDisclosureError,
    codes=("CREDENTIAL_NOT_FOUND", "DISCLOSURE_NOT_AVAILABLE"),
    shared=SHARED10,
)

GET_CREDENTIAL_STATUS: Operation[_identity.CredentialStatusRead, GetCredentialStatusError] = Operation(
    name="getCredentialStatus",
    method="GET",
    path="/v1/credentials/{id}/status",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@identity.CredentialStatusRead",
    error=GetCredentialStatusError,
    codes=("CREDENTIAL_NOT_FOUND",),
    shared=SHARED10,
)

LIST_CREDENTIALS: Operation[_identity.CredentialList, ListCredentialsError] = Operation(
    name="listCredentials",
    method="GET",
    path="/v1/credentials",
    query=("kind", "status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@identity.CredentialList",
    error=ListCredentialsError,
    codes=(),
    shared=SHARED10,
    items=("credentials", "credentials"),
)

REFRESH_CREDENTIAL: Operation[_identity.CredentialStatusRead, RefreshCredentialError] = Operation(
    name="refreshCredential",
    method="POST",
    path="/v1/credentials/{id}/refresh",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@identity.CredentialStatusRead",
    error=RefreshCredentialError,
    codes=("CREDENTIAL_NOT_FOUND", "CREDENTIAL_NOT_REFRESHABLE", "PROVIDER_UNAVAILABLE"),
    shared=SHARED1,
)


def get_credential_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_5
    from .events import LIST_EVENTS

    steps = {"": WAY_5}
    return Waiting(GET_CREDENTIAL, "id", LIST_EVENTS, steps, None)
