import { useCallback, useEffect, useState } from 'react';

/** Pays a phone number, and lists what was paid. */
export function Payments({ paychart }) {
  const [payments, setPayments] = useState([]);
  const [refusal, setRefusal] = useState('');

  const load = useCallback(async () => {
    const { data, error } = await paychart.listOfframpPayments();
    if (error) setRefusal(error.code);
    else setPayments(data.payments);
  }, [paychart]);
  useEffect(() => void load(), [load]);

  async function pay(event) {
    event.preventDefault();
    const { phone, amountUsd } = Object.fromEntries(new FormData(event.target));
    const { error } = await paychart.createOfframpPayment({ phone, amountUsd });
    setRefusal(error ? error.code : '');
    await load();
  }

  return (
    <main>
      <form onSubmit={pay}>
        <input name="phone" aria-label="Phone" />
        <input name="amountUsd" aria-label="Amount" />
        <button type="submit">Pay</button>
      </form>
      <p role="alert">{refusal}</p>
      <ul>
        {payments.map(({ paymentId, amountUsd, status }) => (
          <li key={paymentId}>
            {amountUsd} USD {status}
          </li>
        ))}
      </ul>
    </main>
  );
}
