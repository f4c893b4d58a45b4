"""Keeps the present state of every payment in a file of SQLite, through restarts and lost deliveries."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer

from paychart import Mirror, MirrorEntry, Paychart, WebhookVerificationError, verify_webhook


class SqliteStore:
    def __init__(self, path: str) -> None:
        self.database = sqlite3.connect(path, isolation_level=None)
        self.database.execute("CREATE TABLE IF NOT EXISTS mirror (id PRIMARY KEY, kind, sequence, resource)")

    def read(self, resource_id: str) -> MirrorEntry | None:
        row = self.database.execute("SELECT kind, sequence, resource FROM mirror WHERE id = ?", [resource_id]).fetchone()
        return MirrorEntry(row[0], resource_id, row[1], json.loads(row[2])) if row else None

    def write(self, entry: MirrorEntry) -> bool:
        values = [entry.resource_id, entry.kind, entry.resource_sequence, json.dumps(entry.resource)]
        sql = """INSERT INTO mirror VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET sequence = excluded.sequence,
                 resource = excluded.resource WHERE mirror.sequence < excluded.sequence"""
        return self.database.execute(sql, values).rowcount > 0

    def position(self) -> str | None:
        row = self.database.execute("SELECT sequence FROM mirror WHERE id = 'position'").fetchone()
        return str(row[0]) if row else None

    def advance(self, sequence: str) -> None:
        self.database.execute("INSERT OR REPLACE INTO mirror VALUES ('position', '', ?, '')", [sequence])


url = os.environ.get("PAYCHART_URL", "http://localhost:8080")
mirror = Mirror(Paychart(api_key=os.environ["PAYCHART_API_KEY"], base_url=url), SqliteStore(sys.argv[1]))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        try:
            change = mirror.apply(verify_webhook(os.environ["PAYCHART_WEBHOOK_SECRET"], self.headers.items(), body))
        except WebhookVerificationError:
            return self.send_error(401)
        self.send_response(204)  # Only now: the change is stored.
        self.end_headers()
        if change.outcome == "applied" and change.entry is not None:
            print(change.entry.resource_id, change.entry.resource.get("status"), flush=True)


caught_up = mirror.catch_up()
print(f"{caught_up.applied} changes from the feed, complete: {caught_up.is_complete}", flush=True)
server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "3000"))), Receiver)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
