/** The deployment does something else than its published lifecycles say. */
export class Difference extends Error {
  override readonly name = 'Difference';
}
