export { attributeName } from '../names.ts';
export { type ClientCall, inClientSpan } from './client.ts';
export { type Described, inJoiningSpan, type Joining } from './joining.ts';
export { beginMessageSpan } from './message-span.ts';
export { type TracingSdk, tracingSdk, useTracing } from './scope.ts';
export { boundHere, currentPlace, inSharedSpan, type Place } from './shared.ts';
export {
  beginLeaf,
  currentTraceparent,
  type EndLeaf,
  idsForLog,
  inSpan,
  inSpanOfTraces,
  markFailed,
  meetTrace,
  untraced,
  withRemoteParent,
} from './span.ts';
export { parseTraceparent } from './traceparent.ts';
