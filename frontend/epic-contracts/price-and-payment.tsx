import type { Loan } from '../../backend/epic-contracts/truth-in-lending.rules.js';
import { Bill, type BillLine } from '../kit/detail/bill.js';
import { Section } from '../kit/page/section.js';
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
    { label: 'Closing costs', amount: contract.closingCostAmount, fields: ['closingCostAmount'] },
    { label: 'Total purchase price', amount: contract.totalPurchasePrice, fields: ['totalPurchasePrice'], total: true },
  ];
  if (!loan) return lines;
  return [
    ...lines,
    { label: 'Down payment', amount: loan.downPayments, fields: ['purchasePrice', 'financedAmount'] },
    { label: `Financed, ${loan.loanTerm} months at ${Number(loan.interestRate).toFixed(2)}%`, amount: loan.financedAmount, fields: ['financedAmount', 'interestRate', 'loanTerm'], total: true },
  ];
}
