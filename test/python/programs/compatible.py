"""Reads programs as Python 3.10 would: its grammar, and the names of the standard library that it has. Prints what is newer."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Iterator

#: What the standard library has got since, by its module.
NEWER = {
    "asyncio": "Barrier EagerTaskFactory Queue.shutdown Runner TaskGroup timeout timeout_at",
    "calendar": "Day Month",
    "contextlib": "chdir",
    "copy": "replace",
    "datetime": "UTC",
    "enum": "EnumCheck EnumType FlagBoundary ReprEnum StrEnum global_enum member nonmember property verify",
    "functools": "Placeholder",
    "hashlib": "file_digest",
    "http": "HTTPMethod",
    "inspect": "BufferFlags getmembers_static markcoroutinefunction",
    "itertools": "batched",
    "logging": "getHandlerByName getHandlerNames getLevelNamesMapping",
    "math": "cbrt exp2 fma sumprod",
    "operator": "call is_none is_not_none",
    "os": "listdrives process_cpu_count",
    "re": "NOFLAG RegexFlag.NOFLAG",
    "sys": "activate_stack_trampoline exception monitoring",
    "threading": "setprofile_all_threads settrace_all_threads",
    "types": "CapsuleType get_original_bases",
    "typing": "LiteralString Never NoDefault NotRequired ReadOnly Required Self TypeAliasType TypeIs TypeVarTuple Unpack "
    "assert_never assert_type clear_overloads dataclass_transform get_overloads get_protocol_members is_protocol override reveal_type",
    "unittest": "enterModuleContext",
    "uuid": "NIL MAX uuid6 uuid7 uuid8",
    "warnings": "deprecated",
}
NAMES = {module: set(names.split()) for module, names in NEWER.items()}
MODULES = {"tomllib", "annotationlib", "compression", "concurrent.interpreters", "string.templatelib", "wsgiref.types"}
BUILTINS = {"BaseExceptionGroup", "ExceptionGroup", "PythonFinalizationError"}
METHODS = {"add_note"}


def newer(source: str, name: str) -> Iterator[str]:
    try:
        tree = ast.parse(source, name, feature_version=(3, 10))
    except SyntaxError as fault:
        yield f"{name}:{fault.lineno}: {fault.msg}"
        return
    for node in ast.walk(tree):
        for what in found(node):
            yield f"{name}:{getattr(node, 'lineno', 0)}: {what}"


def found(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (one.name for one in node.names if one.name in MODULES)
    if isinstance(node, ast.ImportFrom) and node.level == 0:
        module = node.module or ""
        yield from ([module] if module in MODULES else [])
        yield from (f"{module}.{one.name}" for one in node.names if one.name in NAMES.get(module, ()))
    if isinstance(node, ast.Attribute):
        if isinstance(node.value, ast.Name) and node.attr in NAMES.get(node.value.id, ()):
            yield f"{node.value.id}.{node.attr}"
        if node.attr in METHODS:
            yield node.attr
    if isinstance(node, ast.Name) and node.id in BUILTINS:
        yield node.id
    # `except*` and quotes of the same kind within an f-string are the grammar of a newer version, whichever one reads them here.
    if type(node).__name__ in ("TryStar", "TypeAlias", "TemplateStr"):
        yield type(node).__name__


faults: list[str] = []
count = 0
for given in sys.argv[1:]:
    path = Path(given)
    for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
        count += 1
        faults.extend(newer(file.read_text(), str(file)))
print(f"{count} files")
print("\n".join(faults))
