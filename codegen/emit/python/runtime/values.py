"""Values of the contract: read from JSON, and written as JSON."""

from __future__ import annotations

from datetime import datetime, timezone
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Callable, ClassVar, Final, Mapping, Sequence, Union

if TYPE_CHECKING:
    from typing_extensions import Self, TypeAlias

    # What a request takes for an amount. A float is refused: it cannot hold 0.1.
    Amount: TypeAlias = Union[Decimal, str]


class Unset:
    """The type of `UNSET`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False


#: A field that is absent, where null means something else.
UNSET: Final = Unset()


class Unknown(str):
    """A value of an enum that this version of the package does not know. It is the text that the service sent."""

    __slots__ = ()


class InvalidValue(ValueError):
    """A value that is not of the contract's form."""


class Model:
    """A value with fields. It never changes; `dataclasses.replace` makes a changed copy."""

    __slots__ = ()

    #: For each field: its name here, its name in JSON, whether it is required, whether it is secret, and its form.
    _fields_: ClassVar[tuple[tuple[str, str, bool, bool, str], ...]] = ()
    #: True if `additional` holds fields that the contract does not name.
    _open_: ClassVar[bool] = False

    @classmethod
    def from_json(cls, value: object) -> Self:
        """Reads an object of JSON. Raises a ValueError for one that is not of the contract's form."""
        read: Self = _read_model(cls, value, False)
        return read

    def to_json(self) -> dict[str, Any]:
        """The object as JSON has it: absent fields stay absent."""
        written: dict[str, Any] = {}
        for name, key, required, _, form in self._fields_:
            value = getattr(self, name, UNSET)
            if value is UNSET or (value is None and not required and form[:1] != "?"):
                continue
            written[key] = to_json(value)
        if self._open_:
            written.update(getattr(self, "additional"))
        return written

    if not TYPE_CHECKING:

        def __getattr__(self, name):
            if any(name == field[0] for field in self._fields_):
                raise AttributeError(
                    f"{type(self).__name__}.{name} is not known: the event was too large to carry it. Read the resource by its id"
                )
            raise AttributeError(f"{type(self).__name__} has no field {name}")

    def _shown(self) -> list[tuple[str, object]]:
        values = [(name, getattr(self, name, UNSET)) for name, *_ in self._fields_]
        return [*values, ("additional", getattr(self, "additional"))] if self._open_ else values

    def __repr__(self) -> str:
        secrets = {name for name, _, _, secret, _ in self._fields_ if secret}
        shown = [
            f"{name}={'***' if name in secrets and value is not None else repr(value)}"
            for name, value in self._shown()
            if value is not UNSET
        ]
        return f"{type(self).__name__}({', '.join(shown)})"

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or not isinstance(other, Model):
            return NotImplemented
        return self._shown() == other._shown()

    def __hash__(self) -> int:
        return hash((type(self), repr(self)))


class Choice:
    """An enum: values that this version of the package knows."""

    __slots__ = ("values",)

    def __init__(self, *values: object) -> None:
        self.values = frozenset(values)

    def read(self, value: object) -> object:
        return Unknown(value) if isinstance(value, str) and value not in self.values else value


class OneOf:
    """A union of models: told apart by the value of a field, or by the field that only one of them has."""

    __slots__ = ("by", "of", "other")

    def __init__(self, by: str | None, of: Mapping[str, str], other: str | None = None) -> None:
        self.by = by
        self.of = of
        self.other = other

    def read(self, value: object) -> object:
        if not isinstance(value, dict):
            raise InvalidValue(f"expected an object, not {_kind(value)}")
        if self.by is None:
            form = next((form for key, form in self.of.items() if key in value), None)
        else:
            form = self.of.get(str(value.get(self.by)), self.other)
        if form is None:
            raise InvalidValue("an object of none of the known kinds")
        return reader(form)(value)


Reader = Callable[[object], object]


@lru_cache(maxsize=None)
def reader(form: str) -> Reader:
    """What reads a value of a form.

    `d` decimal, `t` time, `[` a list of what follows, `{` a map, `?` null or what follows, `=a|b` one of these texts,
    `@module.Name` a named form, `~` a resource of an event, and nothing for what JSON has itself.
    """
    if form == "":
        return _same
    head, rest = form[0], form[1:]
    if head == "d":
        return _decimal
    if head == "t":
        return _time
    if head == "=":
        return Choice(*rest.split("|")).read
    if head == "@":
        return _named(rest)
    inner = reader(rest)
    if head == "?":
        return lambda value: None if value is None else inner(value)
    if head == "[":
        return lambda value: _list(value, inner)
    if head == "{":
        return lambda value: _map(value, inner)
    if head == "~":
        return _resource(rest)
    raise AssertionError(f"no form begins with {head}")


def _named(path: str) -> Reader:
    module_name, name = path.split(".")
    module = import_module(f"{_package()}.types.{module_name}")
    shapes: Mapping[str, Any] = getattr(module, "SHAPES_", {})
    if name in shapes:
        shape = shapes[name]
        return reader(shape) if isinstance(shape, str) else shape.read  # type: ignore[no-any-return]
    model: type[Model] = getattr(module, name)
    return lambda value: _read_model(model, value, False)


def _resource(path: str) -> Reader:
    """The resource of an event, which is its id alone if the event would be too large."""
    module_name, name = path[1:].split(".")
    module = import_module(f"{_package()}.types.{module_name}")
    if name in getattr(module, "SHAPES_", {}):
        return reader(path)
    model: type[Model] = getattr(module, name)
    return lambda value: _read_model(model, value, isinstance(value, dict) and list(value) == ["id"])


def _package() -> str:
    return __name__.split(".", 1)[0]


def _read_model(model: type[Any], value: object, is_partial: bool) -> Any:
    if not isinstance(value, dict):
        raise InvalidValue(f"expected an object, not {_kind(value)}")
    read = object.__new__(model)
    put = object.__setattr__
    for name, key, required, _, form in model._fields_:
        if key in value:
            item = value[key]
            try:
                put(read, name, reader(form)(item) if form else item)
            except InvalidValue as fault:
                raise InvalidValue(f"{key}: {fault}") from None
        elif not required:
            put(read, name, UNSET if form[:1] == "?" else None)
        elif not is_partial:
            raise InvalidValue(f"{key} is missing")
    if model._open_:
        known = {key for _, key, *_ in model._fields_}
        put(read, "additional", {key: item for key, item in value.items() if key not in known})
    return read


def _same(value: object) -> object:
    return value


def _kind(value: object) -> str:
    return "null" if value is None else type(value).__name__


def _list(value: object, inner: Reader) -> object:
    if not isinstance(value, list):
        raise InvalidValue(f"expected a list, not {_kind(value)}")
    return tuple(value) if inner is _same else tuple(inner(item) for item in value)


def _map(value: object, inner: Reader) -> object:
    if not isinstance(value, dict):
        raise InvalidValue(f"expected an object, not {_kind(value)}")
    return value if inner is _same else {key: inner(item) for key, item in value.items()}


def _decimal(value: object) -> object:
    try:
        if isinstance(value, str):
            return Decimal(value)
    except InvalidOperation:
        pass
    raise InvalidValue(f"expected a decimal number as text, not {_kind(value)}")


def _time(value: object) -> object:
    try:
        if isinstance(value, str):
            return _parsed(value)
    except ValueError:
        pass
    raise InvalidValue(f"expected a time as text, not {_kind(value)}")


def _parsed(text: str) -> datetime:
    # Python 3.10 knows no Z, and no fraction that has neither 3 nor 6 digits.
    whole = text[:-1] + "+00:00" if text.endswith("Z") else text
    if "." in whole:
        head, tail = whole.split(".", 1)
        digits = len(tail) - len(tail.lstrip("0123456789"))
        whole = f"{head}.{tail[:digits][:6].ljust(6, '0')}{tail[digits:]}"
    parsed = datetime.fromisoformat(whole)
    if parsed.tzinfo is None:
        raise ValueError("a time without a zone")
    return parsed


def time_text(value: datetime) -> str:
    """A time as the service writes it: in UTC, with milliseconds."""
    if value.tzinfo is None:
        raise TypeError("a time needs a time zone, such as datetime.now(timezone.utc)")
    utc = value.astimezone(timezone.utc)
    digits = "milliseconds" if utc.microsecond % 1000 == 0 else "microseconds"
    return utc.replace(tzinfo=None).isoformat(timespec=digits) + "Z"


def to_json(value: object, is_free: bool = False) -> Any:
    """A value as JSON has it. `is_free`: it is the caller's own data, in which a number may have a fraction."""
    if value is None or isinstance(value, (bool, str, int)):
        return str(value) if isinstance(value, Unknown) else value
    if isinstance(value, Model):
        return value.to_json()
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise TypeError(f"{value} is no amount")
        return format(value, "f")
    if isinstance(value, datetime):
        return time_text(value)
    if isinstance(value, Mapping):
        return {str(key): to_json(item, True) for key, item in value.items() if item is not UNSET}
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray)):
        return [to_json(item, is_free) for item in value]
    if isinstance(value, float):
        if is_free:
            return value
        raise TypeError("a float cannot hold an amount exactly: pass a Decimal or a str, such as '25.10'")
    raise TypeError(f"{type(value).__name__} has no form in JSON")
