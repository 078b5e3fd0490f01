import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CallFailed } from './checkout-calls.js';
import { keepOutOfAddress, thisPage } from './checkout-link.js';
import { confirmedAtStripe, type StripeReady } from './confirmed-at-stripe.js';
import { PayButton } from './pay-button.js';
import type { Paying } from './pay-form.js';
import { mailFault, ReceiptField } from './receipt-field.js';

/** Stripe's own fields, in a frame of its own: nothing that is typed there passes through this page. */
export function StripeForm({ checkout, busy, trouble, attempt }: Paying) {
  const { calls, answer } = checkout;
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<StripeReady>();
  const [away, setAway] = useState(false);
  const [tries, setTries] = useState(0);
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let gone = false;
    setAway(false);
    const mount = async () => {
      const { clientSecret, publishableKey } = await calls.begin();
      keepOutOfAddress(calls.link, thisPage);
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
  useEffect(() => {
    if (trouble?.at === 'email') form.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus();
  }, [trouble]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(mailFault(email));
    if (mailFault(email) === undefined) attempt(email, () => (ready ? confirmedAtStripe(ready) : Promise.resolve('no answer')));
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <ReceiptField value={email} onChange={setEmail} otherwise={answer?.receiptTo ?? ''} fault={fault ?? (trouble?.at === 'email' ? trouble.field : undefined)} />
      <div className="field" ref={place} />
      {!ready && !away && <p className="quiet" role="status">The card fields are coming…</p>}
      {away && <p className="field-fault" role="alert">The card company does not answer. Your points are still held. <button className="link-button" type="button" onClick={() => setTries((before) => before + 1)}>Try again</button></p>}
      <PayButton total={answer?.total ?? '0'} busy={busy || !ready} processor="Stripe" />
    </form>
  );
}
