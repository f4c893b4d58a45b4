import { useMemo } from 'preact/hooks';
import { usePane } from '../context.ts';
import { CallForm } from '../forms/call-form.tsx';
import { Section } from '../parts.tsx';
import { payingOf } from './paying.ts';

/** What is filled in before anybody types: a phone number is what most payments go to, and USD is all that is taken. */
const START = { recipient: { phoneNumber: '' }, amount: { currency: 'USD' } };

/** Pays a phone number, an e-mail address, a DID or anybody else whom the service finds, all by one operation. */
export function PayForm() {
  const { catalog, go } = usePane();
  const pay = useMemo(() => payingOf(catalog), [catalog]);
  if (pay === undefined) return null;
  const opened = (data: unknown): void => go(`r/offramp-payment/${(data as { readonly id: string }).id}`);
  return (
    <Section title="Pay" hint={<span class="soft small">a phone number, an e-mail address or a DID</span>}>
      <CallForm id="createPayment" operation={pay} start={START} label="Pay" onDone={opened} />
    </Section>
  );
}
