import process from 'node:process';
import { listen } from '../../../../src/platform/http/server/listen.ts';
import { testApp } from '../app-fixture.ts';

/** A service in a process of its own, so that tracing can be loaded before it. */
const app = testApp({ handlers: { listThings: () => Promise.reject(new Error('out of paper')) } }, () => undefined);
const { url } = await listen(app, { port: 0 });
process.send?.({ url });
