import { formatMoney, lessMoney } from '../format/money.js';
import './difference.css';

/** What an amount became less what it was, exact: "+200.00". */
export function differenceOf(from: unknown, to: unknown): string {
  return lessMoney(typeof to === 'string' ? to : '0.00', typeof from === 'string' ? from : '0.00');
}

/** "+1,000.00", "-98.50": plus and minus told apart by their sign and colour; nothing for none. */
export function Difference({ amount }: { readonly amount: string | null }) {
  if (amount === null || Number(amount) === 0) return null;
  const minus = amount.startsWith('-');
  return (
    <span className={minus ? 'difference difference-minus' : 'difference difference-plus'}>
      {minus ? '' : '+'}
      {formatMoney(amount)}
    </span>
  );
}
