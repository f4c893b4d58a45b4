import { type DIDResolutionResult, type DIDResolver, Resolver } from 'did-resolver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { onboard, verifyPhone } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { meetingAt } from '../../support/together.ts';
import { refusal } from '../offramp/fixture.ts';

const PAYID = /^did:payid:[0-9a-f]{64}$/;
const nobody = `did:payid:${'4a'.repeat(32)}`;

let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;

// The tests tell one story, in the order in which they stand.
describe('payment identities and their documents', { shuffle: false }, () => {
  beforeAll(async () => {
    service = await startTestService();
    acme = await service.signUp('Did Acme');
    harbor = await service.signUp('Did Harbor');
  });
  afterAll(async () => {
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    await service.stop();
  });

  type Contact = Parameters<TestTenant['api']['createDidReservation']>[0];
  const reserve = ({ api }: TestTenant, contact: Contact) => api.createDidReservation(contact);
  const ownDids = async ({ api }: TestTenant) => (await api.getOwnDids().unwrap()).identities;
  const paymentDids = async (tenant: TestTenant) =>
    (await ownDids(tenant)).filter(({ kind }) => kind === 'PAYMENT').map(({ did }) => did);

  describe('reservations', () => {
    it('give the same contact the same identity, whichever tenant asks (R505)', async () => {
      const first = await reserve(acme, { phone: '+15550700001' });
      expect(first.response?.status).toBe(201);
      expect(first.data).toMatchObject({ status: 'RESERVED', contactMasked: '+*******0001', handle: null });
      expect(first.data?.did).toMatch(PAYID);
      const [again, other] = [
        await reserve(acme, { phone: '+15550700001' }),
        await reserve(harbor, { phone: '+15550700001' }),
      ];
      for (const later of [again, other]) {
        expect(later.response?.status).toBe(200);
        expect(later.data).toEqual(first.data);
      }
      const mail = await reserve(acme, { email: 'Mia@Northwind.example' }).then(({ data }) => data);
      expect(mail).toMatchObject({ contactMasked: 'm***@northwind.example' });
      expect(await reserve(harbor, { email: 'mia@northwind.EXAMPLE' }).then(({ data }) => data)).toEqual(mail);
    });

    it('take exactly one contact', async () => {
      expect(refusal(await reserve(acme, {}))).toMatchObject({ code: 'INVITE_CONTACT_REQUIRED', statusCode: 400 });
      expect(refusal(await reserve(acme, { phone: '+15550700001', email: 'a@b.example' }))).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });

    it('of one contact by many at once make one identity (R505)', async () => {
      const at = (index: number) => (index % 2 === 0 ? acme : harbor);
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          reserve(at(index), { phone: '+15550700002' }).then(({ data }) => data?.did),
        ),
      );
      expect(new Set(made).size).toBe(1);
      expect(made[0]).toMatch(PAYID);
    });

    it('name a contact once: the first handle stays, and another contact does not get it', async () => {
      const contact = { phone: '+15550700003' };
      await reserve(acme, contact).then(({ data }) => expect(data?.handle).toBeNull());
      expect((await reserve(harbor, { ...contact, handle: '@blue-harbor' })).data?.handle).toBe('blue-harbor');
      expect((await reserve(acme, { ...contact, handle: 'other-name' })).data?.handle).toBe('blue-harbor');
      expect((await reserve(acme, contact)).data?.handle).toBe('blue-harbor');
      expect(refusal(await reserve(acme, { email: 'x@other.example', handle: 'blue-harbor' }))).toMatchObject({
        code: 'HANDLE_RESERVED',
        statusCode: 409,
      });
      // What was refused or passed over reserved nothing.
      expect((await reserve(acme, { email: 'x@other.example', handle: 'other-name' })).response?.status).toBe(201);
    });

    it('of one handle for many contacts at once succeed for one contact', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) => reserve(acme, { phone: `+1555070010${index}`, handle: 'wanted' })),
      );
      const codes = answers.map((answer) => (answer.ok ? 'reserved' : refusal(answer).code)).sort();
      expect(codes).toEqual([...Array(5).fill('HANDLE_RESERVED'), 'reserved']);
    });
  });

  describe('a reserved identity, claimed by proof of its contact', () => {
    it('becomes the payid of a tenant that has none payable, and is payable once it is verified (R379)', async () => {
      const phone = '+15550700004';
      const tenant = await service.signUp('Did Adopts');
      const did = (await reserve(acme, { phone })).data?.did ?? '';
      await verifyPhone(service, tenant, phone);
      await service.runUntilIdle();
      expect((await reserve(acme, { phone })).data).toMatchObject({ did, status: 'CLAIMED' });
      expect(await paymentDids(tenant)).toEqual([]);
      expect(await acme.api.resolveDid({ did }).unwrap()).toEqual({ did, resolvable: false, displayName: null });
      await onboard(tenant);
      expect(await paymentDids(tenant)).toEqual([did]);
      expect(await acme.api.resolveDid({ did }).unwrap()).toEqual({ did, resolvable: true, displayName: 'Did Adopts' });
    });

    it('becomes an alias of a payid that is payable already', async () => {
      const phone = '+15550700005';
      const tenant = await service.signUp('Did Alias');
      await onboard(tenant);
      const [own = ''] = await paymentDids(tenant);
      const did = (await reserve(acme, { phone })).data?.did ?? '';
      await verifyPhone(service, tenant, phone);
      await service.runUntilIdle();
      expect(await paymentDids(tenant)).toEqual([own, did]);
      for (const asked of [own, did]) {
        expect(await harbor.api.resolveDid({ did: asked }).unwrap()).toMatchObject({ did: asked, resolvable: true });
      }
      const document = await fetch(`${service.url}/v1/dids/${did}/did.json`).then((answer) => answer.json());
      expect(document).toMatchObject({ id: did });
    });

    it('is kept when one tenant proves two before it is verified: both lead to the tenant', async () => {
      const tenant = await service.signUp('Did Two');
      const dids: string[] = [];
      for (const phone of ['+15550700006', '+15550700007']) {
        dids.push((await reserve(acme, { phone })).data?.did ?? '');
        await verifyPhone(service, tenant, phone);
        await service.runUntilIdle();
      }
      await onboard(tenant);
      expect(await paymentDids(tenant)).toEqual(dids);
      for (const did of dids) expect((await acme.api.resolveDid({ did }).unwrap()).displayName).toBe('Did Two');
    });

    it.each([
      ['in one batch', '2'],
      ['at once', '3'],
    ])('is kept when one tenant claims two %s: both lead to the tenant', async (how, nth) => {
      const tenant = await service.signUp(`Did Both ${how}`);
      const dids: string[] = [];
      const proofs: { readonly id: string; readonly code: string }[] = [];
      for (const phone of [`+155507000${nth}6`, `+155507000${nth}7`]) {
        dids.push((await reserve(acme, { phone })).data?.did ?? '');
        const { id } = await tenant.api.createPhoneAlias({ phone }).unwrap();
        await service.runUntilIdle();
        const { messages } = await tenant.api.listTestMessages({ to: phone, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
        proofs.push({ id, code: messages[0]?.code ?? '' });
      }
      for (const proof of proofs) await tenant.api.verifyPhoneAlias(proof).unwrap();
      const ofTenant = { topic: 'dids.claim', tenantId: tenant.tenantId } as const;
      const jobs = await service.pool.owner('outbox_jobs').where({ topic: 'dids.claim', tenant_id: tenant.tenantId });
      expect(jobs).toHaveLength(2);
      if (how === 'in one batch') await service.runner.runDue(ofTenant, 2);
      else {
        const claims = jobs.map(
          ({ key }) =>
            () =>
              service.runner.runDue({ ...ofTenant, key }),
        );
        await meetingAt(service.pool.owner, 'did_reservations', claims);
      }
      await onboard(tenant);
      expect((await paymentDids(tenant)).sort()).toEqual(dids.sort());
    });

    it('is claimed by the founder of its e-mail, and by no invited member (D-502, D-503)', async () => {
      const email = 'founder@did-mail.example';
      await reserve(acme, { email });
      const anyone = acme.api;
      const { token } = await anyone.createTestSession({ email }).unwrap();
      const found = await fetch(`${service.url}/v1/tenants`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ name: 'Did Mail' }),
      });
      expect(found.status).toBe(201);
      await service.runUntilIdle();
      expect((await reserve(acme, { email })).data?.status).toBe('CLAIMED');

      for (const role of ['ADMIN', 'VIEWER'] as const) {
        const invited = `${role.toLowerCase()}@did-invited.example`;
        await reserve(acme, { email: invited });
        const member = await harbor.session.createMember({ email: invited, role }).unwrap();
        await anyone.createTestSession({ memberId: member.id }).unwrap();
        await service.runUntilIdle();
        expect((await reserve(acme, { email: invited })).data?.status, role).toBe('RESERVED');
      }
    });

    it('is not claimed by naming an e-mail that the session has not proved', async () => {
      const email = 'victim@did-mail.example';
      await reserve(acme, { email });
      const { token } = await acme.api.createTestSession({ email: 'thief@did-mail.example' }).unwrap();
      await fetch(`${service.url}/v1/tenants`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ name: 'Did Thief', email }),
      });
      await service.runUntilIdle();
      expect((await reserve(acme, { email })).data?.status).toBe('RESERVED');
    });

    it('is claimed only for the tenant that has the number when the proof is processed (D-109)', async () => {
      const phone = '+15550700008';
      await reserve(acme, { phone });
      const [first, second] = [await service.signUp('Did Former'), await service.signUp('Did Present')];
      const codeFor = async (tenant: TestTenant) => {
        const { id } = await tenant.api.createPhoneAlias({ phone }).unwrap();
        await service.runner.runDue({ topic: 'message.send' }, 10);
        const inbox = await tenant.api.listTestMessages({ to: phone, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
        return tenant.api.verifyPhoneAlias({ id, code: inbox.messages[0]?.code ?? '' }).unwrap();
      };
      // The first one's proof waits in the outbox while the second one takes the number.
      await codeFor(first);
      await codeFor(second);
      await service.runner.runDue({ topic: 'dids.claim', tenantId: first.tenantId }, 10);
      await service.runUntilIdle();
      const [row] = await service.pool.owner('did_reservations').where({ claimed_by_tenant_id: first.tenantId });
      expect(row).toBeUndefined();
      expect((await reserve(acme, { phone })).data?.status).toBe('CLAIMED');
      await onboard(second);
      expect(await paymentDids(second)).toEqual([(await reserve(acme, { phone })).data?.did]);
    });
  });

  describe('the public documents', () => {
    const read = (path: string) => fetch(`${service.url}${path}`);
    let did: string;
    let subject: string;
    beforeAll(async () => {
      const tenant = await service.signUp('Did Document');
      await onboard(tenant);
      const own = await ownDids(tenant);
      // The tenant's own, and its founder's.
      expect(own.map(({ kind, payable }) => [kind, payable])).toEqual([
        ['PAYMENT', true],
        ['SUBJECT', false],
        ['SUBJECT', false],
      ]);
      [did = '', subject = ''] = own.map((identity) => identity.did);
    });

    it('hold the subject and nothing else, for every caller, without a payment endpoint (R379, R503, R536)', async () => {
      for (const path of [`/v1/dids/${did}/did.json`, `/v1/dids/${encodeURIComponent(did)}/did.json`]) {
        const answer = await read(path);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe('application/did+json');
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
        expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
        expect(await answer.json()).toEqual({
          '@context': ['https://www.w3.org/ns/did/v1'],
          id: did,
          alsoKnownAs: [subject],
        });
      }
    });

    it('are read by the SDK, too', async () => {
      expect(await acme.api.getDidDocument({ did }).unwrap()).toMatchObject({ id: did });
      expect((await acme.api.resolveDidDocument({ did }).unwrap()).didDocument).toMatchObject({ id: did });
    });

    it('are resolved as the W3C specifies, and failures by its names (R504)', async () => {
      const answer = await read(`/1.0/identifiers/${encodeURIComponent(did)}`);
      expect(answer.status).toBe(200);
      const found = (await answer.json()) as { didDocumentMetadata: { created: string; updated: string } };
      expect(found).toMatchObject({
        '@context': 'https://w3id.org/did-resolution/v1',
        didDocument: { '@context': ['https://www.w3.org/ns/did/v1'], id: did, alsoKnownAs: [subject] },
        didResolutionMetadata: { contentType: 'application/did+json' },
      });
      const { created, updated } = found.didDocumentMetadata;
      expect(Date.parse(created)).toBeLessThanOrEqual(Date.parse(updated));
      for (const [asked, statusCode, code, error] of [
        [nobody, 404, 'IDENTITY_NOT_FOUND', 'notFound'],
        ['did:payid:short', 400, 'INVALID_DID', 'invalidDid'],
        ['no-did', 400, 'INVALID_DID', 'invalidDid'],
        ['did:web:else.test', 400, 'DID_NOT_RESOLVABLE', 'methodNotSupported'],
      ] as const) {
        const resolution = await read(`/1.0/identifiers/${asked}`);
        const refused = await resolution.json();
        expect(refused).toMatchObject({ statusCode, code, details: { didResolutionMetadata: { error } } });
        const document = await read(`/v1/dids/${asked}/did.json`);
        const plain = (await document.json()) as object;
        // Whoever asks a moment too early must not be told so for a minute.
        for (const { headers } of [resolution, document]) {
          expect(headers.get('cache-control')).toBe('no-store');
          expect(headers.get('access-control-allow-origin')).toBe('*');
        }
        expect(plain).toMatchObject({ statusCode, code });
        expect(plain).not.toHaveProperty('details');
      }
    });
  });

  describe('the package did-resolver, over the public binding (R504)', () => {
    /** All that a client needs: the resolution as it is answered, or the one that a refusal carries in its details. */
    const overHttp: DIDResolver = async (did) => {
      const answer = await fetch(`${service.url}/1.0/identifiers/${encodeURIComponent(did)}`);
      const body = (await answer.json()) as DIDResolutionResult & {
        details: Pick<DIDResolutionResult, 'didResolutionMetadata'>;
      };
      return answer.ok ? body : { didDocument: null, didDocumentMetadata: {}, ...body.details };
    };
    const resolver = () => new Resolver({ payid: overHttp, subject: overHttp, web: overHttp });

    it('resolves a payid, by whichever URL it is named', async () => {
      const tenant = await service.signUp('Did Resolver');
      await onboard(tenant);
      const [did = ''] = await paymentDids(tenant);
      const resolution = await resolver().resolve(did);
      expect(resolution).toMatchObject({
        didDocument: { id: did, '@context': ['https://www.w3.org/ns/did/v1'] },
        didResolutionMetadata: { contentType: 'application/did+json' },
        didDocumentMetadata: { created: expect.stringMatching(/Z$/), updated: expect.stringMatching(/Z$/) },
      });
      expect(resolution.didResolutionMetadata.error).toBeUndefined();
      expect((await resolver().resolve(`${did}?versionTime=2026-01-01T00:00:00Z#key`)).didDocument).toEqual(
        resolution.didDocument,
      );
    });

    it.each([
      [nobody, 'notFound'],
      ['did:payid:short', 'invalidDid'],
      ['did:web:else.test', 'methodNotSupported'],
      ['did:subject:idn_none', 'methodNotSupported'],
    ])('gets an error instead of a document for %s', async (did, error) => {
      expect(await resolver().resolve(did)).toEqual({
        didDocument: null,
        didDocumentMetadata: {},
        didResolutionMetadata: { error },
      });
    });
  });

  describe('the audit log', () => {
    it('has each reservation, its naming and its claim, without the contact (D-430, D-431)', async () => {
      const phone = '+15550700010';
      const tenant = await service.signUp('Did Audited');
      const { did = '' } = (await reserve(acme, { phone })).data ?? {};
      await reserve(harbor, { phone, handle: 'audited-name' });
      await verifyPhone(service, tenant, phone);
      await service.runUntilIdle();
      const [row] = await service.pool.owner('did_reservations').where({ did });
      const log = await service.pool.owner('audit_log').where({ resource_id: row.id }).orderBy('id');
      expect(log.map(({ action }) => action)).toEqual([
        'did_reservation.created',
        'did_reservation.named',
        'did_reservation.claimed',
      ]);
      expect(JSON.stringify(log)).not.toContain(phone.slice(1));
    });
  });

  describe('payids that are not payable', () => {
    it('are answered alike, after the same work, when unknown, reserved or not yet verified (R229, R230)', async () => {
      const reserved = (await reserve(harbor, { phone: '+15550700009' })).data?.did ?? '';
      const stranger = await service.signUp('Did Unverified');
      const { did: unverified } = await service.pool
        .owner('payment_identities')
        .where({ tenant_id: stranger.tenantId })
        .first('did');
      const seen = await Promise.all(
        [nobody, reserved, unverified].map(async (did) => {
          const texts = [];
          for (const path of [`/v1/dids/${did}/did.json`, `/1.0/identifiers/${did}`, `/v1/dids/resolve?did=${did}`]) {
            const answer = await fetch(`${service.url}${path}`, { headers: { 'x-service-api-key': acme.apiKey } });
            const text = (await answer.text()).replaceAll(did, '<did>').replace(/,"requestId":"[^"]*"/, '');
            texts.push(`${answer.status} ${text}`);
          }
          return texts;
        }),
      );
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
    });
  });
});
