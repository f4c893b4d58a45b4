export { parseKeeping } from './keep.ts';
export { memberText } from './member-text.ts';
export { endOfString } from './scan.ts';
export { renderJson, verbatim } from './verbatim.ts';
