/** The deployment does something else than its published lifecycles say. */
export class Difference extends Error {
    name = 'Difference';
}
