import { formatMoney } from '../kit/format/money.js';
import { COMPANY } from './said.js';

interface PayButtonProps {
  readonly total: string;
  readonly busy: boolean;
  readonly processor: string;
}

export function PayButton({ total, busy, processor }: PayButtonProps) {
  return (
    <div className="pay-button-bar">
      <button className="pay-button" type="submit" disabled={busy}>{busy ? 'Please wait…' : `Pay $${formatMoney(total)}`}</button>
      <p className="quiet">The card number goes straight to the payment company{processor === 'Sandbox' && ', which is a sandbox here'}.<span className="wide-only"> {COMPANY} never sees or keeps it.</span></p>
    </div>
  );
}
