import { createServer } from 'node:http';
import { created, payment } from '../sample.ts';
import { readJson } from './body.ts';

/** No routing, no validation, no framework. */
export const server = createServer(async (request, response) => {
  const isPost = request.method === 'POST';
  if (isPost) await readJson(request);
  const body = JSON.stringify(isPost ? created : payment);
  response.writeHead(isPost ? 201 : 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
});
