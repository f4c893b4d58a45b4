export { getEvent } from '../../../platform/operations/get-event.ts';
