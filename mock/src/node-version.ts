import process from 'node:process';

const OLDEST = 22;

/** @throws Error on a Node that is too old, where something that Node 20 lacks would fail later and say nothing of it */
export function requireNode(version = process.versions.node): void {
  if (Number(version.split('.')[0]) >= OLDEST) return;
  throw new Error(`@paychart/mock needs Node ${OLDEST} or later. This is Node ${version}.`);
}
