import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CallFailed } from './checkout-calls.js';
import { PayButton } from './pay-button.js';
import type { Paying } from './pay-form.js';
import { mailFault, ReceiptField } from './receipt-field.js';
import { troubleOfStripe, type TroubleName } from './trouble.rules.js';

interface Ready {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

/** Stripe's own fields, in a frame of its own: nothing that is typed there passes through this page. */
export function StripeForm({ checkout, busy, attempt }: Paying) {
  const { calls, answer } = checkout;
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<Ready>();
  const [away, setAway] = useState(false);
  const [tries, setTries] = useState(0);
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let gone = false;
    setAway(false);
    const mount = async () => {
      const { clientSecret, publishableKey } = await calls.begin();
      const stripe = await loadStripe(publishableKey);
      if (gone || !place.current) return;
      if (!stripe) throw new CallFailed(0);
      const dark = document.documentElement.classList.contains('bp6-dark');
      const elements = stripe.elements({ clientSecret, appearance: { theme: dark ? 'night' : 'stripe' } });
      elements.create('payment', { layout: 'tabs' }).mount(place.current);
      setReady({ stripe, elements });
    };
    void mount().catch(() => gone || setAway(true));
    return () => {
      gone = true;
      setReady((before) => (before?.elements.getElement('payment')?.destroy(), undefined));
    };
  }, [calls, tries]);
  const pay = async (): Promise<TroubleName | undefined> => {
    if (!ready) return 'no answer';
    const { error } = await ready.stripe.confirmPayment({ elements: ready.elements, redirect: 'if_required', confirmParams: { return_url: location.href } });
    if (!error || error.code === 'payment_intent_unexpected_state') return undefined;
    return error.type === 'api_connection_error' ? 'no network' : troubleOfStripe(error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(mailFault(email));
    if (mailFault(email) === undefined) attempt(email, pay);
  };
  return (
    <form noValidate onSubmit={submit}>
      <ReceiptField value={email} onChange={setEmail} otherwise={answer?.receiptTo ?? ''} fault={fault} />
      <div className="field" ref={place} />
      {!ready && !away && <p className="quiet" role="status">The card fields are coming…</p>}
      {away && <p className="field-fault" role="alert">The card company does not answer. Your points are still held. <button className="link-button" type="button" onClick={() => setTries((before) => before + 1)}>Try again</button></p>}
      <PayButton total={answer?.total ?? '0'} busy={busy || !ready} processor="Stripe" />
    </form>
  );
}
