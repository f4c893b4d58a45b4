export { listEvents } from '../../../platform/operations/list-events.ts';
