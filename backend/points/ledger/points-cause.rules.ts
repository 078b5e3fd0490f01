/** What a row of the ledger says of why it was written. */
export interface CausedRow {
  readonly transactionType: string;
  readonly debitOrCredit: string;
  readonly contractId: number;
  readonly epicAdvantageContractId: number;
  readonly reverses: number;
  readonly note: string;
}

/** A cause in words; the part in the middle names what it leads to. */
export interface Cause {
  readonly before: string;
  readonly named: string;
  readonly after: string;
}

/** "Membership 2059 closed" (`decisions.md F14`). */
export function causeOf({ transactionType, debitOrCredit, contractId, epicAdvantageContractId, reverses, note }: CausedRow): Cause {
  const noted = note ? `, ${note}` : '';
  switch (transactionType) {
    case 'Membership':
      return { before: '', named: contractId ? `Membership ${contractId}` : 'Membership', after: debitOrCredit === 'Credit' ? `given back${noted}` : `closed${noted}` };
    case 'Advantage Purchase':
      return { before: 'Advantage', named: epicAdvantageContractId ? `purchase ${epicAdvantageContractId}` : 'purchase', after: debitOrCredit === 'Credit' ? noted : '' };
    case 'Reversal':
      return { before: 'Reversal of', named: `row ${reverses}`, after: noted };
    case 'Unit Ceded':
      return { before: debitOrCredit === 'Credit' ? '' : 'Taken back:', named: 'Unit ceded', after: noted };
    default:
      return { before: '', named: transactionType, after: noted };
  }
}

/** In one line, for files. */
export function causeWords(row: CausedRow): string {
  const { before, named, after } = causeOf(row);
  return [before, named, after].filter(Boolean).join(' ').replaceAll(' , ', ', ');
}

/** What rows of a type did to the balance, as a statement sums them up. */
export function typeWords(transactionType: string, credit: boolean): string {
  if (transactionType === 'Membership') return credit ? 'Membership given back' : 'Membership closed';
  return transactionType.charAt(0) + transactionType.slice(1).toLowerCase();
}
