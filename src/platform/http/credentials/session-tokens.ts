import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { sha256Hex } from '../../crypto/index.ts';
import { canonicalEmail } from '../../emails/email-address.ts';
import { world } from '../../world.ts';
import { type SessionClaims, TryAgain, type VerifiedClaims } from '../ports.ts';

/** Session tokens (D-002): JWT, EdDSA in the sandbox; live also takes what identity providers usually sign with. */
export interface SessionTokens {
  /** Verifies a token and answers its claims; undefined when it is forged, foreign or expired. Throws TryAgain when no keys can be had. */
  verify(token: string): Promise<VerifiedClaims | undefined>;
}

export interface SandboxSessionTokens extends SessionTokens {
  /** A token of 12 hours, for the embedded provider's users (D-001). */
  issue(claims: SessionClaims): Promise<{ readonly token: string; readonly expiresAt: Date }>;
}

/** The embedded provider: `seed` is 32 bytes in hex, its Ed25519 key. */
export interface SandboxIssuer {
  readonly kind: 'sandbox';
  readonly issuer: string;
  readonly audience: string;
  readonly seed: string;
}

export interface RemoteIssuer {
  readonly kind: 'remote';
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
}

/** A live deployment of a contract without sessions. */
export interface NoIssuer {
  readonly kind: 'none';
}

const LIFETIME_SECONDS = 12 * 60 * 60;

/** The time for which a verified token is not verified again. A key that the provider withdraws may count as long. */
const REMEMBER_MS = 60_000;
const MAX_REMEMBERED = 10_000;

const LIVE_ALGORITHMS = ['EdDSA', 'Ed25519', 'ES256', 'RS256'];

/** The tokens of a deployment, by who issues them. */
export function sessionTokensOf(issuer: SandboxIssuer | RemoteIssuer | NoIssuer): SessionTokens {
  if (issuer.kind === 'sandbox') return sandboxSessionTokens(issuer);
  return issuer.kind === 'remote' ? remoteSessionTokens(issuer) : { verify: async () => undefined };
}

export function sandboxSessionTokens(issuer: SandboxIssuer): SandboxSessionTokens {
  const privateKey = ed25519Key(issuer.seed);
  const publicKey = createPublicKey(privateKey);
  const verify = async (token: string): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(token, publicKey, { ...expected(issuer), algorithms: ['EdDSA'] });
    return payload;
  };
  return {
    verify: remembering(async (token) => {
      const payload = await verified(verify, token);
      return payload?.env === 'sandbox' ? { payload, claims: claimsOf(payload, true) } : undefined;
    }),
    async issue({ userId, email, emailVerified, tenantId, memberId }) {
      const issuedAt = Math.floor(world.now() / 1000);
      const token = await new SignJWT({
        email,
        email_verified: emailVerified,
        tid: tenantId,
        mid: memberId,
        env: 'sandbox',
      })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
        .setIssuer(issuer.issuer)
        .setAudience(issuer.audience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(privateKey);
      return { token, expiresAt: new Date((issuedAt + LIFETIME_SECONDS) * 1000) };
    },
  };
}

/** An identity provider by its published keys. Tenant and member are never taken from its tokens (D-003). */
export function remoteSessionTokens(issuer: RemoteIssuer): SessionTokens {
  const keys = createRemoteJWKSet(new URL(issuer.jwksUrl));
  const verify = async (token: string): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(token, keys, { ...expected(issuer), algorithms: LIVE_ALGORITHMS });
    return payload;
  };
  return {
    verify: remembering(async (token) => {
      const payload = await verified(verify, token);
      if (payload === undefined || (payload.env !== undefined && payload.env !== 'live')) return undefined;
      return { payload, claims: claimsOf(payload, false) };
    }),
  };
}

const expected = ({ issuer, audience }: { issuer: string; audience: string }) => ({
  issuer,
  audience,
  requiredClaims: ['sub', 'iat', 'exp'],
});

async function verified(
  verify: (token: string) => Promise<JWTPayload>,
  token: string,
): Promise<JWTPayload | undefined> {
  try {
    return await verify(token);
  } catch (error) {
    // Only what speaks about the token is the client's fault; an unreachable provider is not.
    const code = error instanceof errors.JOSEError ? error.code : undefined;
    if (code === undefined || code === 'ERR_JWKS_TIMEOUT' || code === 'ERR_JOSE_GENERIC') {
      throw new TryAgain('The keys of the identity provider cannot be read', { cause: error });
    }
    return undefined;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const claimsOf = (payload: JWTPayload, isOwn: boolean): VerifiedClaims => ({
  userId: payload.sub as string,
  email: emailOf(payload.email),
  emailVerified: payload.email_verified === true,
  tenantId: isOwn ? textOf(payload.tid) : null,
  memberId: isOwn ? textOf(payload.mid) : null,
  expiresAt: new Date((payload.exp as number) * 1000),
});

/** An address in its one form; one that no mail can be sent to proves nothing (D-503). */
function emailOf(claim: unknown): string | null {
  const text = textOf(claim);
  return text === null ? null : (canonicalEmail(text) ?? null);
}

interface Verified {
  readonly payload: JWTPayload;
  readonly claims: VerifiedClaims;
}

/** Signatures cost about as much as the rest of a request: a token is verified once a minute, by its hash. */
function remembering(verify: (token: string) => Promise<Verified | undefined>): SessionTokens['verify'] {
  const known = new Map<string, { readonly claims: VerifiedClaims; readonly until: number }>();
  return async (token) => {
    const hash = sha256Hex(token);
    const found = known.get(hash);
    const now = world.now();
    if (found !== undefined && now < found.until) return found.claims;
    known.delete(hash);
    const fresh = await verify(token);
    if (fresh === undefined) return undefined;
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(hash, { claims: fresh.claims, until: Math.min(now + REMEMBER_MS, (fresh.payload.exp as number) * 1000) });
    return fresh.claims;
  };
}

/** RFC 8410's frame of an Ed25519 private key, before the 32 bytes of the key. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

const ed25519Key = (seed: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, Buffer.from(seed, 'hex')]), format: 'der', type: 'pkcs8' });

declare module '../../services.ts' {
  interface Services {
    /** Verifies session tokens; the sandbox's also issues them (D-001, D-002). */
    readonly sessionTokens: SandboxSessionTokens | SessionTokens;
  }
}
