import type { Loan } from '../../backend/epic-contracts/terms/truth-in-lending.rules.js';
import { Bill, type BillLine } from '../kit/detail/bill.js';
import { formatRate } from '../kit/format/percent.js';
import { Section } from '../kit/page/section.js';
import { closingCostLines } from './closing-cost-lines.js';
import type { EpicContract } from './epic-contract-record.js';

interface PriceAndPaymentProps {
  readonly contract: EpicContract;
  readonly loan: Loan | undefined;
}

/** The money of the contract, as it was written. */
export function PriceAndPayment({ contract, loan }: PriceAndPaymentProps) {
  return (
    <Section title="Price and payment" note={contract.transactionType}>
      <Bill lines={linesOf(contract, loan)} />
    </Section>
  );
}

function linesOf(contract: EpicContract, loan: Loan | undefined): readonly BillLine[] {
  const lines: readonly BillLine[] = [
    { label: 'Purchase price', amount: contract.purchasePrice, fields: ['purchasePrice'] },
    ...closingCosts(contract),
    { label: 'Total purchase price', amount: contract.totalPurchasePrice, fields: ['totalPurchasePrice'], total: true },
  ];
  if (!loan) return [...lines, ...dueAtClosing(contract)];
  return [
    ...lines,
    // They are paid at closing: what is lent is the purchase price less the down payment (decisions.md E11).
    { label: 'Closing costs, paid at closing', amount: contract.closingCostAmount, fields: ['closingCostAmount'] },
    { label: 'Down payment', amount: loan.downPayments, fields: ['purchasePrice', 'financedAmount'] },
    { label: `Financed, ${loan.loanTerm} months at ${formatRate(loan.interestRate)}`, amount: loan.financedAmount, fields: ['financedAmount', 'interestRate', 'loanTerm'], total: true },
    ...dueAtClosing(contract),
  ];
}

/** What contracts of the old system do not say: the items, and what was due. */
function closingCosts(contract: EpicContract): readonly BillLine[] {
  const lines = closingCostLines(contract).map((line) => ({ ...line, total: false }));
  return contract.escrowServices ? lines.filter(({ amount }) => Number(amount) !== 0) : lines.slice(-1);
}

function dueAtClosing({ dueAtClosing: due, subtotalDueAtClosing, creditCardProcessingFee }: EpicContract): readonly BillLine[] {
  if (!due) return [];
  const card = Number(creditCardProcessingFee) > 0;
  return [
    ...(card ? [{ label: 'Subtotal due at closing', amount: subtotalDueAtClosing, fields: ['subtotalDueAtClosing'] }, { label: 'Card fee', amount: creditCardProcessingFee, fields: ['creditCardProcessingFee'] }] : []),
    { label: 'Due at closing', amount: due, fields: ['dueAtClosing'], total: true },
  ];
}
