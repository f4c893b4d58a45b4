import { readFileSync } from 'node:fs';

/** The style sheet of every drawing: it colours whatever stands in an element of the class `drawn`. */
export const drawingStyle = (): string => readFileSync(new URL('./drawing.css', import.meta.url), 'utf8');
