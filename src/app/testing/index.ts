/** What a service's tests import from `@paychart/platform/testing`. */

export { type Reply, startTestService, type TestService, type TestTenant } from './test-service.ts';
export { type Walk, type Walked, walk } from './walk.ts';
