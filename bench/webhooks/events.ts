export const ENDPOINTS = 50;
export const CONCURRENCY = 256;

/** As long as the event of a payment is. */
export const OBJECT = { id: 'pay_01k9zt5r7m8q4x2v6b3n1c0d10', note: 'x'.repeat(1200) };

export const BODY = JSON.stringify({
  id: 'evt_01k9zt5r7m8q4x2v6b3n1c0d70',
  type: 'policy.activated',
  data: { object: OBJECT },
});
