import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParamsOf } from '#sdk';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { meetingAt } from '../../support/together.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { refused } from './fixture.ts';

let service: TestService;
let acme: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Acme Uploads');
});
afterAll(() => service?.stop());

type Type = ParamsOf<'createUpload'>['contentType'];

const MAXIMUM = 5 * 2 ** 20;
const put = (content: Uint8Array | string, contentType: Type = 'text/plain') =>
  acme.api.createUpload({ filename: 'f', contentType, contentBase64: Buffer.from(content).toString('base64') });

describe('an upload (D-366)', () => {
  it('is stored unchanged up to 5 MiB', async () => {
    const content = Buffer.alloc(MAXIMUM, 'Delivered. ');
    const { data, response } = await put(content);
    expect(response?.status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^upl_/),
      size: MAXIMUM,
      contentType: 'text/plain',
      createdAt: expect.any(String),
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    const row = await service.pool.owner('uploads').where({ id: data?.id }).first();
    const stored = Buffer.from(service.engine.services.vault.decrypt(row.content_ciphertext), 'base64');
    expect(stored.equals(content)).toBe(true);
    expect(service.engine.services.vault.decrypt(row.filename_ciphertext)).toBe('f');
  });

  it('returns the existing document when the same bytes come under another name (D-527)', async () => {
    const bytes = 'Vendor: the same\n';
    const named = (filename: string) => ({
      filename,
      contentType: 'text/plain' as const,
      contentBase64: Buffer.from(bytes).toString('base64'),
    });
    const first = await put(bytes);
    const again = await acme.api.createUpload(named('another name.txt'));
    expect([first.response?.status, again.response?.status]).toEqual([201, 200]);
    expect(again.data).toEqual(first.data);
    const byte = await put(`${bytes}\n`);
    expect([byte.response?.status, byte.data?.id === first.data?.id]).toEqual([201, false]);
    const other = await service.signUp('Other Uploads');
    const theirs = await other.api.createUpload(named('f'));
    expect([theirs.response?.status, theirs.data?.id === first.data?.id]).toEqual([201, false]);
    const of = { sha256: first.data?.sha256, tenant_id: acme.tenantId };
    expect(await service.pool.owner('uploads').where(of)).toHaveLength(1);
  });

  it('is stored once when the same bytes come simultaneously (D-527)', async () => {
    const answers = await meetingAt(
      service.pool.owner,
      'uploads',
      [1, 2, 3].map(() => () => put('Vendor: at once\n')),
    );
    expect(answers.map(({ response }) => response?.status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  });

  it.each([
    ['5 MiB and one byte', () => put(Buffer.alloc(MAXIMUM + 1, 'x')), '/body/contentBase64', 'maxBytes'],
    ['5 MiB and two bytes', () => put(Buffer.alloc(MAXIMUM + 2, 'x')), '/body/contentBase64', 'maxLength'],
    ['a PDF that is called a text', () => put('%PDF-1.7'), '/body/contentType', 'content'],
    ['a text that is called a PDF', () => put('Vendor: x', 'application/pdf'), '/body/contentType', 'content'],
    ['a page that is called an image', () => put('<script>', 'image/png'), '/body/contentType', 'content'],
    ['deep JSON', () => put('['.repeat(MAXIMUM), 'application/json'), '/body/contentType', 'content'],
    [
      'deep JSON that ends',
      () => put(`${'['.repeat(65)}${']'.repeat(65)}`, 'application/json'),
      '/body/contentType',
      'content',
    ],
    [
      'no base64',
      () => acme.api.createUpload({ filename: 'f', contentType: 'text/plain', contentBase64: 'QR==' }),
      '/body/contentBase64',
      'base64',
    ],
    [
      'another alphabet',
      () => acme.api.createUpload({ filename: 'f', contentType: 'text/plain', contentBase64: 'Q-_=' }),
      '/body/contentBase64',
      'pattern',
    ],
    [
      'another type',
      () => acme.api.createUpload({ filename: 'f', contentType: 'text/html' as Type, contentBase64: 'QQ==' }),
      '/body/contentType',
      'enum',
    ],
  ])('is refused and not stored: %s', async (_, ask, path, rule) => {
    await changesNothing(service, 'a refused upload', async () => {
      const errors = [expect.objectContaining({ path, rule })];
      expect(await refused(ask())).toEqual({ code: 'VALIDATION_FAILED', statusCode: 400, details: { errors } });
    });
  });

  it('a body of more than 8 MiB is refused before it is read to its end (D-036)', async () => {
    const answer = await refused(put(Buffer.alloc(7 * 2 ** 20, 'x')));
    expect(answer).toMatchObject({ code: 'BODY_TOO_LARGE', statusCode: 400 });
  });
});
