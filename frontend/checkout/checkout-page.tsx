import { useState } from 'react';
import { Bill } from './bill.js';
import { Company } from './company.js';
import { Over } from './over.js';
import { PayForm } from './pay-form.js';
import { Receipt } from './receipt.js';
import { PHONE, TEST_CARDS } from './said.js';
import { useCheckout } from './use-checkout.js';

/** /epic-advantage-secure-checkout.html: what is bought, for whom, how long it is held, and the card that pays it. */
export function CheckoutPage() {
  const checkout = useCheckout();
  // Who is just paying when the time runs out learns first what came of it.
  const [paying, setPaying] = useState(false);
  const { answer, closed, left } = checkout;
  if (!answer) return closed === undefined ? <p className="splash" role="status">Loading…</p> : <Closed words={closed} again={() => void checkout.look()} />;
  const sandbox = answer.processor === 'Sandbox';
  const isOver = answer.status === 'over' || (answer.status === 'open' && left === 0);
  const charged = answer.status === 'paid' || answer.status === 'refunded' ? 'was' : 'is';
  return (
    <>
      {sandbox && <aside className="sandbox-bar" aria-label="Sandbox">⚠ Sandbox: no card {charged} charged{answer.status === 'open' && <span className="wide-only">. {TEST_CARDS}</span>}</aside>}
      {charged === 'was' ? (
        <Receipt answer={answer} calls={checkout.calls} />
      ) : isOver && !paying ? (
        <Over answer={answer} />
      ) : (
        <main className="checkout">
          <Bill answer={answer} left={left} />
          <PayForm checkout={checkout} onPaying={setPaying} />
        </main>
      )}
    </>
  );
}

function Closed({ words, again }: { readonly words: string; readonly again: () => void }) {
  return (
    <main className="told">
      <Company />
      <h1>{words === '' ? 'There is no connection' : 'This link opens nothing'}</h1>
      <p>{words === '' ? 'The page could not be reached. Once you are online, it shows how your purchase stands.' : words}</p>
      <button className="plain-button" type="button" onClick={again}>Try again</button>
      <p className="quiet">Questions: {PHONE}</p>
    </main>
  );
}
