import { Refusal } from '../../platform/commands/refusal.js';
import { atOnce, type ExportColumn, type ExportedRows } from '../../platform/exports/exported-rows.js';
import { datedPayments, loanOf } from './contract-loan.rules.js';
import type { EpicContractAnswer } from '../epic-contract.dto.js';

const columns: readonly ExportColumn[] = [
  { field: 'number', label: 'Payment', kind: 'number' },
  { field: 'due', label: 'Due', kind: 'date' },
  { field: 'payment', label: 'Amount', kind: 'money', sum: true },
  { field: 'interest', label: 'Interest', kind: 'money', sum: true },
  { field: 'principal', label: 'Principal', kind: 'money', sum: true },
  { field: 'balance', label: 'Owed after it', kind: 'money' },
];

/** Every payment of a financed contract. @throws Refusal where nothing is financed */
export function paymentScheduleFile(contract: EpicContractAnswer): ExportedRows {
  const loan = loanOf(contract);
  if (!loan) throw new Refusal(`Nothing is financed by contract ${contract.epicContractId}`, { status: 404 });
  return {
    name: `payment-schedule-${contract.epicContractId}`,
    title: `Payment schedule of contract ${contract.epicContractId}`,
    columns,
    chunks: atOnce(datedPayments(loan, contract.contractDate).map((payment) => ({ ...payment }))),
    facts: [
      ['Buyer', [contract.buyerFirstName, contract.buyerLastName].filter(Boolean).join(' ')],
      ['Financed', `${loan.financedAmount} at ${loan.interestRate}% for ${loan.loanTerm} months`],
    ],
  };
}
