/** No server of the database takes writes now: it fails over, only standbys are reachable, or none proves what it is. */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary';
}
