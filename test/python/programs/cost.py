"""What `import paychart` and one call cost beside bare Python: CPU time and memory of fresh processes, as JSON."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys

from stub import Answer, Stub
from events_test import PAYMENT

CALL = """
{work}
import time
seconds = time.process_time()
# The most memory since the program began; what getrusage says includes the program that started it.
kib = next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(seconds, kib)
"""


def measured(work: str, url: str) -> tuple[float, float]:
    """The least of some processes: whatever else a machine does only adds to it."""
    runs = []
    for _ in range(7):
        program = CALL.format(work=work.replace("URL", repr(url)))
        ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
        seconds, kib = ran.stdout.split()
        runs.append((float(seconds), float(kib)))
    return min(seconds for seconds, _ in runs), statistics.median(kib for _, kib in runs)


with Stub(Answer(200, PAYMENT)) as stub:
    bare = measured("", stub.url)
    work = "import paychart\nclient = paychart.Paychart(api_key='svc_test_x', base_url=URL)\nclient.offramp_payments.get('pay_1')"
    measured(work, stub.url)
    used = measured(work, stub.url)
print(json.dumps({"ms": round((used[0] - bare[0]) * 1000, 1), "mb": round((used[1] - bare[1]) / 1024, 1)}))
