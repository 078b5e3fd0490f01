import { useState } from 'react';
import { CallFailed, type CheckoutCalls } from './checkout-calls.js';
import { PHONE } from './said.js';
import { SandboxForm } from './sandbox-form.js';
import { StripeForm } from './stripe-form.js';
import { SAID_AT_ITS_FIELD, troubleOf, troubleOfCall, type Attempted, type Trouble } from './trouble.rules.js';
import type { Checkout } from './use-checkout.js';

interface PayFormProps {
  readonly checkout: Checkout;
  readonly onPaying: (paying: boolean) => void;
}

/** What both ways to pay share. */
export interface Paying {
  readonly checkout: Checkout;
  readonly busy: boolean;
  readonly trouble: Trouble | undefined;
  /** Runs one attempt: it says what went wrong, or nothing. */
  readonly attempt: (email: string, pay: () => Promise<Attempted>) => void;
}

/** The form, what went wrong in it, and the way out. */
export function PayForm({ checkout, onPaying }: PayFormProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const attempt: Paying['attempt'] = (email, pay) => {
    setBusy(true);
    onPaying(true);
    setTrouble(undefined);
    void attempted(checkout, email, pay)
      .then((name) => setTrouble(name === undefined || name === SAID_AT_ITS_FIELD ? undefined : troubleOf(name)))
      .finally(() => (setBusy(false), onPaying(false)));
  };
  const paying: Paying = { checkout, busy, trouble, attempt };
  return (
    <section className="pay" aria-label="Pay by card">
      <div aria-live="assertive">
        {trouble && (
          <div className="trouble" role="alert">
            <b>{trouble.title}</b>
            <span>{trouble.text}</span>
          </div>
        )}
      </div>
      {checkout.answer?.processor === 'Stripe' ? <StripeForm {...paying} /> : <SandboxForm {...paying} />}
      <GiveBack checkout={checkout} disabled={busy} />
    </section>
  );
}

/** However it ends, the server is asked how the purchase stands: another window, or an attempt whose answer was lost, may have paid it. */
async function attempted({ calls, show, look }: Checkout, email: string, pay: () => Promise<Attempted>): Promise<Attempted> {
  try {
    if (email !== '' && (await isRefused(calls, email))) return 'wrong mail';
    const trouble = await pay();
    if (trouble !== undefined) return trouble;
    const settled = await calls.settle();
    show(settled);
    return settled.status === 'open' ? 'processing' : undefined;
  } catch (error) {
    if (!(error instanceof CallFailed)) return 'fault';
    const now = await look();
    if (now && now.status !== 'open') return undefined;
    return now?.begunElsewhere ? 'begun elsewhere' : troubleOfCall(error.status);
  }
}

async function isRefused(calls: CheckoutCalls, email: string): Promise<boolean> {
  try {
    await calls.receiptTo(email);
    return false;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 400) return true;
    throw error;
  }
}

function GiveBack({ checkout: { answer, calls, show, look }, disabled }: { readonly checkout: Checkout; readonly disabled: boolean }) {
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const release = async () => {
    setFailed(false);
    try {
      show(await calls.release());
    } catch {
      // It may have gone through, or have been paid meanwhile: then the page shows that.
      const now = await look();
      setFailed(!now || now.status === 'open');
    }
  };
  return (
    <div className="pay-foot">
      {asking ? (
        <span>
          The points go back{answer?.begunElsewhere ? '' : ' and nothing is charged'}. <button className="link-button" type="button" onClick={() => void release()}>Give them back</button> <button className="link-button" type="button" onClick={() => setAsking(false)}>Keep them</button>
        </span>
      ) : (
        <button className="link-button" type="button" disabled={disabled} onClick={() => setAsking(true)}>Give the points back</button>
      )}
      {failed && <span className="field-fault" role="alert">There was no answer: the points may still be held. Please try again, or call us.</span>}
      <span>Questions: {PHONE}</span>
    </div>
  );
}
