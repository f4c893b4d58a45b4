# Written by codegen from spec/. Do not edit.
"""The Paychart API: `Paychart` blocks, `AsyncPaychart` awaits."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._runtime.contract import (
        VERSION as VERSION,
    )
    from ._runtime.errors import (
        PaychartError as PaychartError,
        WaitEnded as WaitEnded,
        WaitError as WaitError,
        WaitTimeout as WaitTimeout,
        WebhookVerificationError as WebhookVerificationError,
    )
    from ._runtime.mirror import (
        CaughtUp as CaughtUp,
        MemoryStore as MemoryStore,
        MirrorChange as MirrorChange,
        MirrorEntry as MirrorEntry,
        MirrorProblem as MirrorProblem,
        MirrorStore as MirrorStore,
    )
    from ._runtime.options import (
        CallEvent as CallEvent,
        CallOptions as CallOptions,
    )
    from ._runtime.pages import (
        AsyncPage as AsyncPage,
        AsyncPages as AsyncPages,
        Page as Page,
    )
    from ._runtime.presentations import (
        PresentationOffer as PresentationOffer,
        SignedPresentation as SignedPresentation,
        presentation_typed_data as presentation_typed_data,
        sign_presentation as sign_presentation,
    )
    from ._runtime.results import (
        Failure as Failure,
        Response as Response,
        Success as Success,
    )
    from ._runtime.signature import (
        sign_request as sign_request,
    )
    from ._runtime.streams import (
        AsyncEventStream as AsyncEventStream,
        EventStream as EventStream,
    )
    from ._runtime.two_factor import (
        TwoFactorAnswer as TwoFactorAnswer,
        TwoFactorPrompt as TwoFactorPrompt,
        with_two_factor as with_two_factor,
    )
    from ._runtime.values import (
        UNSET as UNSET,
        InvalidValue as InvalidValue,
        Model as Model,
        Unknown as Unknown,
        Unset as Unset,
    )
    from ._runtime.webhooks import (
        TestWebhook as TestWebhook,
        sign_test_webhook as sign_test_webhook,
    )
    from .admin import (
        PaychartAdmin as PaychartAdmin,
    )
    from .async_admin import (
        AsyncPaychartAdmin as AsyncPaychartAdmin,
    )
    from .async_client import (
        AsyncPaychart as AsyncPaychart,
    )
    from .client import (
        Paychart as Paychart,
    )
    from .mirror import (
        Mirror as Mirror,
    )
    from .webhooks import (
        verify_webhook as verify_webhook,
    )
else:
    _MODULES = {
        "._runtime.contract": "VERSION",
        "._runtime.errors": "PaychartError WaitEnded WaitError WaitTimeout WebhookVerificationError",
        "._runtime.mirror": "CaughtUp MemoryStore MirrorChange MirrorEntry MirrorProblem MirrorStore",
        "._runtime.options": "CallEvent CallOptions",
        "._runtime.pages": "AsyncPage AsyncPages Page",
        "._runtime.presentations": "PresentationOffer SignedPresentation presentation_typed_data sign_presentation",
        "._runtime.results": "Failure Response Success",
        "._runtime.signature": "sign_request",
        "._runtime.streams": "AsyncEventStream EventStream",
        "._runtime.two_factor": "TwoFactorAnswer TwoFactorPrompt with_two_factor",
        "._runtime.values": "UNSET InvalidValue Model Unknown Unset",
        "._runtime.webhooks": "TestWebhook sign_test_webhook",
        ".admin": "PaychartAdmin",
        ".async_admin": "AsyncPaychartAdmin",
        ".async_client": "AsyncPaychart",
        ".client": "Paychart",
        ".mirror": "Mirror",
        ".webhooks": "verify_webhook",
    }
    _WHERE = {name: module for module, names in _MODULES.items() for name in names.split()}

    def __getattr__(name):
        module = _WHERE.get(name)
        if module is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module(module, __package__), name)
        globals()[name] = value
        return value

    def __dir__():
        return sorted({*globals(), *_WHERE})
