import { PointsLedgerRowImported, PointsPurchaseImported } from '../../../events/points/points.events.js';
import { debitOrCredit, ledgerStatuses, ledgerTransactionTypes, pointsPaymentStatuses } from '../../../events/points/points.enums.js';
import type { LegacyFile } from '../legacy-file.js';
import { dayOf } from '../moments.js';
import { RowRefused, type RowReader } from '../row-reader.js';

export const pointsPurchases: LegacyFile = {
  file: 'EpicAdvantageContracts',
  idField: 'epicAdvantageContractId',
  sequence: 'epicAdvantageContract',
  read: (row, epicAdvantageContractId) => {
    const memberId = row.reference('epicMemberId', 'Members', 'member');
    const createdAt = row.moment('createdAt') ?? '';
    const useYear = Number(row.year('useYear') || dayOf(createdAt).slice(0, 4));
    return {
      stream: `pointsAccount-${memberId}-${useYear}`,
      at: createdAt || null,
      event: PointsPurchaseImported({
        epicAdvantageContractId,
        memberId,
        useYear,
        createdBy: row.reference('createdBy', 'Users', 'creator'),
        paymentStatus: countable(row, 'paymentStatus', pointsPaymentStatuses),
        pointsPurchased: points(row, 'pointsPurchased'),
        pricePerPoint: row.decimal('pricePerPoint') ?? '0.00',
        transactionFee: row.amount('transactionFee') ?? '0.00',
        totalPurchasePrice: row.amount('totalPurchasePrice') ?? '0.00',
        createdAt,
        paymentReferenceId: row.text('paymentReferenceId'),
      }),
    };
  },
};

export const pointLedgers: LegacyFile = {
  file: 'PointLedgers',
  idField: 'pointLedgerId',
  sequence: 'pointsLedgerRow',
  read: (row, pointLedgerId) => {
    const createdAt = row.moment('createdAt');
    const transactionType = row.word('transactionType', ledgerTransactionTypes);
    return {
      stream: `pointsLedgerRow-${pointLedgerId}`,
      at: createdAt,
      event: PointsLedgerRowImported({
        pointLedgerId,
        createdAt: createdAt ?? '',
        status: row.word('status', ledgerStatuses),
        transactionType,
        debitOrCredit: countable(row, 'debitOrCredit', debitOrCredit),
        pointsQty: points(row, 'pointsQty'),
        contractId: row.reference('contractId', transactionType === 'Membership' ? 'EpicContracts' : 'Contracts', 'contract'),
        memberId: row.reference('memberId', 'Members', 'member'),
        resort: row.text('resort'),
        unitNumber: row.text('unitNumber'),
        useWeek: row.text('useWeek'),
        useYear: row.year('useYear'),
      }),
    };
  },
};

/** A word that the balance depends on: a row with another one cannot be counted, so it is refused rather than kept. */
function countable<Word extends string>(row: RowReader, name: string, words: readonly Word[]): Word {
  const text = row.text(name).toLowerCase();
  const word = words.find((candidate) => candidate.toLowerCase() === text);
  if (!word) throw new RowRefused(`${name} is none of ${words.join(', ')}`);
  return word;
}

function points(row: RowReader, name: string): number {
  const quantity = row.whole(name);
  if (quantity === null || quantity < 1) throw new RowRefused(`${name} is not a number of points`);
  return quantity;
}
