import { encode } from './uqr.js';

/** An invoice as its payer sees it: what the public view answers, read again every five seconds while it can change. */
const INTERVAL_MS = 5000;
const MEANINGS = {
  FUNDED: 'Paid. The money is in escrow.',
  DELIVERED: 'Delivered. The money is still in escrow.',
  RELEASED: 'Done. The payee has the money.',
  REFUNDED: 'Refunded. The payer has the money back.',
  EXPIRED: 'Expired. Do not pay any more: what arrives now can only be refunded.',
  CANCELLED: 'Cancelled. Do not pay.',
};
const STATUS_WORDS = {
  SENT: 'Waiting for payment',
  FUNDED: 'In escrow',
  DELIVERED: 'Delivered',
  RELEASED: 'Paid out',
  REFUNDED: 'Refunded',
  EXPIRED: 'Expired',
  CANCELLED: 'Cancelled',
};
const ENDS = ['RELEASED', 'REFUNDED', 'CANCELLED'];
const byId = (id) => document.getElementById(id);
const id = location.pathname.split('/').at(-1);
let drawn;
let told;

/** Said once, not every five seconds: whoever listens hears changes only. */
const tell = (text) => {
  if (text !== told) byId('state').textContent = text;
  told = text;
};

const NETWORKS = {
  1: 'Ethereum',
  10: 'OP Mainnet',
  137: 'Polygon',
  8453: 'Base',
  42161: 'Arbitrum One',
  84532: 'Base Sepolia (test network)',
  11155111: 'Ethereum Sepolia (test network)',
};
const DAY_AND_TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });
const networkOf = (chainId) => NETWORKS[chainId] ?? `chain ${chainId}`;

/** `1200.00` is "$1,200.00": the amount in the form in which people read money. */
const moneyOf = (amountUsd) =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD', maximumFractionDigits: 6 }).format(amountUsd);

/** USDC has six decimals. */
const unitsOf = (amountUsd) => {
  const [whole, fraction = ''] = amountUsd.split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
};
const usdOf = (units) => `${units / 1_000_000n}.${String(units % 1_000_000n).padStart(6, '0')}`;
const missingUnits = ({ amountUsd, receivedUsd }) => unitsOf(amountUsd) - unitsOf(receivedUsd);

/** EIP-681: wallets read token, network, receiver and the amount that is missing from it. */
const paymentUri = (invoice) => {
  const { tokenAddress, chainId, holdAddress } = invoice;
  return `ethereum:${tokenAddress}@${chainId}/transfer?address=${holdAddress}&uint256=${missingUnits(invoice)}`;
};

const draw = (uri) => {
  if (uri === drawn) return;
  const code = byId('code');
  const { data, size } = encode(uri, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : [])));
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join(''));
  path.setAttribute('fill', '#000000');
  code.setAttribute('viewBox', `0 0 ${size} ${size}`);
  code.replaceChildren(path);
  drawn = uri;
  byId('wallet').href = uri;
};

const show = (invoice) => {
  const { amountUsd, status, holdAddress, chainId, payeeName, arbiterAddress, expiresAt } = invoice;
  byId('amount').textContent = `${moneyOf(amountUsd)} in USDC`;
  byId('received').textContent = moneyOf(invoice.receivedUsd);
  byId('missing').textContent = moneyOf(usdOf(missingUnits(invoice)));
  byId('payee').textContent = payeeName;
  byId('arbiter').textContent = arbiterAddress;
  byId('expiry').textContent = expiresAt === null ? 'no time set' : DAY_AND_TIME.format(new Date(expiresAt));
  if (expiresAt !== null) byId('expiry').dateTime = expiresAt;
  byId('status').textContent = STATUS_WORDS[status] ?? status;
  byId('chain').textContent = networkOf(chainId);
  byId('address').textContent = holdAddress ?? 'none';
  for (const part of ['facts', 'from', 'amount']) byId(part).hidden = false;
  const isPayable = status === 'SENT' && holdAddress !== null;
  byId('paying').hidden = !isPayable;
  byId('steps').hidden = !isPayable;
  const isPart = isPayable && unitsOf(invoice.receivedUsd) > 0n;
  for (const element of document.querySelectorAll('.part')) element.hidden = !isPart;
  if (isPayable) draw(paymentUri(invoice));
  tell(
    isPart
      ? `${moneyOf(invoice.receivedUsd)} of ${moneyOf(amountUsd)} have arrived. Pay the rest, ${moneyOf(usdOf(missingUnits(invoice)))} in USDC on ${networkOf(chainId)}.`
      : isPayable
        ? `${payeeName} asks you to pay ${moneyOf(amountUsd)} in USDC on ${networkOf(chainId)}.`
        : (MEANINGS[status] ?? status),
  );
};

/** Answers whether it is worth to look again. */
const read = async () => {
  let answer;
  try {
    answer = await fetch(`../v1/invoices/public/${encodeURIComponent(id)}`, { cache: 'no-store' });
    const body = await answer.json();
    if (answer.ok) {
      show(body);
      return !ENDS.includes(body.status);
    }
    if (answer.status === 404 || answer.status === 403) {
      for (const part of ['facts', 'from', 'amount', 'paying', 'steps']) byId(part).hidden = true;
      tell(answer.status === 404 ? 'This invoice does not exist.' : body.message);
      return false;
    }
  } catch {
    // Told below: what is shown may be out of date.
  }
  byId('paying').hidden = true;
  tell('The status of this invoice is not available right now. Do not pay until it is.');
  return true;
};

const watch = async () => {
  if (!document.hidden && !(await read())) return;
  setTimeout(watch, INTERVAL_MS);
};

byId('copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText(byId('address').textContent).then(
    () => {
      byId('copy').textContent = 'Copied';
    },
    () => {
      byId('copy').textContent = 'Select the address above to copy it';
    },
  );
});
watch();
