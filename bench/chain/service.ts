import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Paychart } from '../../generated/sdk/src/index.ts';
import { until } from '../../scripts/chaos/gate.ts';
import { signUp } from '../../scripts/chaos/tenants.ts';
import { startService } from '../service.ts';
import type { Database } from '../transitions/database.ts';
import { type Deed, type Driver, inTurns } from './driver.ts';

/** Drips of one tenant in a day (D-256), and of one address. */
const DRIPS_PER_TENANT = 100;
const DRIPS_PER_ADDRESS = 20;
const WAIT_MS = 60_000;

/** The whole service over HTTP: its database, its relayer, and the chain of its own. */
export async function startServed(callers: number, database: Database): Promise<Driver> {
  const service = await startService('start', database.url);
  const acme = await signUp(service.url, 'Acme Imports');
  const safes: Safe[] = [];
  for (let caller = 0; caller < callers; caller += 1) safes.push(await fundedSafe(acme.api, database));
  const runs: Record<Deed, (count: number) => Promise<number>> = {
    deployments: (count) =>
      timed(count, async () => {
        const ids: string[] = [];
        await inTurns(callers, count, async () => {
          const owner = privateKeyToAccount(generatePrivateKey()).address;
          const wallet = await acme.api
            .createWallet({ name: 'Bench', owners: [{ address: owner, role: 'FINANCE_OWNER' }] })
            .unwrap();
          ids.push(wallet.id);
        });
        await all(database, 'wallets', 'DEPLOYED', ids);
      }),
    drips: async (count) => {
      const taps = await openTaps(service.url, count);
      await all(database, 'wallets', 'DEPLOYED', [...new Set(taps.map(({ wallet }) => wallet))]);
      return timed(count, async () => {
        const ids: string[] = [];
        await inTurns(callers, count, async () => {
          const tap = taps.pop() as Tap;
          ids.push((await tap.api.fundWallet({ id: tap.wallet, asset: 'usdc', amount: '1.00' }).unwrap()).id);
        });
        await all(database, 'drips', 'CONFIRMED', ids);
      });
    },
    executions: (count) =>
      timed(count, async () => {
        const ids: string[] = [];
        await inTurns(callers, count, async (caller) => {
          ids.push(await pay(acme.api, safes[caller] as Safe));
        });
        await all(database, 'multisig_payments', 'COMPLETED', ids);
      }),
  };
  return { name: 'paychart', run: (deed, count) => runs[deed](count), stop: () => service.stop() };
}

async function timed(count: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return count / ((performance.now() - started) / 1000);
}

const all = (database: Database, table: string, status: string, ids: readonly string[]): Promise<true> =>
  until(`${ids.length} ${table} in ${status}`, WAIT_MS, async () => {
    const text = `SELECT count(*)::int AS left FROM ${table} WHERE id = ANY($1) AND status <> $2`;
    const [row] = await database.query(text, [ids, status]);
    return row?.left === 0 ? true : `${row?.left} are not`;
  });

/** Who may still ask for a drip, into which wallet. */
interface Tap {
  readonly api: Paychart;
  readonly wallet: string;
}

/** As many tenants and wallets as the limits of the faucet make of so many drips. */
async function openTaps(url: string, count: number): Promise<Tap[]> {
  const taps: Tap[] = [];
  for (let tenant = 0; taps.length < count; tenant += 1) {
    const { api } = await signUp(url, `Faucet ${Date.now()} ${tenant}`);
    for (let used = 0; used < DRIPS_PER_TENANT; used += DRIPS_PER_ADDRESS) {
      const owner = privateKeyToAccount(generatePrivateKey()).address;
      const wallet = await api
        .createWallet({ name: 'Tap', owners: [{ address: owner, role: 'FINANCE_OWNER' }] })
        .unwrap();
      taps.push(...Array.from({ length: DRIPS_PER_ADDRESS }, () => ({ api, wallet: wallet.id })));
    }
  }
  return taps;
}

interface Safe {
  readonly id: string;
  readonly owners: readonly ReturnType<typeof privateKeyToAccount>[];
}

async function fundedSafe(api: Paychart, database: Database): Promise<Safe> {
  const owners = Array.from({ length: 3 }, () => privateKeyToAccount(generatePrivateKey()));
  const { id } = await api
    .createWallet({
      name: 'Operations',
      owners: owners.map(({ address }) => ({ address, role: 'FINANCE_OWNER' as const })),
      threshold: 2,
    })
    .unwrap();
  const drip = await api.fundWallet({ id, asset: 'usdc', amount: '1000.00' }).unwrap();
  await all(database, 'wallets', 'DEPLOYED', [id]);
  await all(database, 'drips', 'CONFIRMED', [drip.id]);
  return { id, owners };
}

/** Proposed, and signed by two of three: the second signature executes it. */
async function pay(api: Paychart, { id, owners }: Safe): Promise<string> {
  const [payee, ...signers] = owners as [Safe['owners'][number], ...Safe['owners']];
  const payment = await api
    .createPayment({
      sourceWalletId: id,
      destination: { type: 'address', address: payee.address, chainId: 84_532 },
      amount: { value: '1.00', asset: 'usdc' },
    })
    .unwrap();
  if (!('multisigTxHash' in payment)) throw new Error('the payment has no hash to sign');
  for (const owner of signers) {
    const signature = await owner.sign({ hash: payment.multisigTxHash as Hex });
    await api.signPayment({ id: payment.id, signature }).unwrap();
  }
  return payment.id;
}
