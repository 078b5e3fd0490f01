import type { CheckoutAnswer } from '../../backend/points/checkout/checkout.dto.js';
import { Company } from './company.js';
import { moneyWords } from './over.rules.js';
import { formatTime } from '../kit/format/dates.js';
import { formatCount } from '../kit/format/money.js';
import { PHONE } from './said.js';

/** The time ran out, or somebody gave the points back: there is nothing to pay any more. */
export function Over({ answer }: { readonly answer: CheckoutAnswer }) {
  const { heldUntil, points, overBecause } = answer;
  const calledOff = overBecause === 'Called off';
  return (
    <main className="told" role="status">
      <Company />
      <h1>{calledOff ? 'The points were given back' : 'The time is over'}</h1>
      <p>
        {calledOff ? `${formatCount(points)} points went back to your account.` : `The points were held until ${formatTime(heldUntil)} and went back to your account.`} {moneyWords(answer)}
      </p>
      <p>To buy them again, call us: {PHONE}</p>
    </main>
  );
}
