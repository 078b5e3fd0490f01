import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { PointsLedgerRow } from '../../projections/points-ledger/points-ledger.read-model.js';
import { ReasonDialog } from '../kit/detail/reason-dialog.js';
import { formatCount } from '../kit/format/money.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useSession } from '../server/session.js';
import { useCommand } from '../server/use-command.js';
import { useReversed } from './use-reversed.js';

/** Takes a row back with one on the other side; rows of purchases are settled with their purchase. */
export function ReverseLedgerRow({ row }: { readonly row: PointsLedgerRow }) {
  const { may } = useSession();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<number>();
  const { pointLedgerId } = row;
  const reversal = useCommand<{ readonly note: string }>({ url: `/api/PointLedgers/${pointLedgerId}/Reverse`, onDone: () => setDone(pointLedgerId) });
  const mayReverse = may('PointsLedger_New') && row.status === 'Posted' && !row.epicAdvantageContractId && !row.reverses;
  const reversed = useReversed(pointLedgerId, mayReverse);
  if (!mayReverse || reversed !== false || done === pointLedgerId) return null;
  const side = row.debitOrCredit === 'Debit' ? 'credit' : 'debit';
  return (
    <>
      <Button text={reversal.pending ? 'Please wait…' : 'Reverse this row'} disabled={reversal.pending} onClick={() => setAsking(true)} />
      {reversal.problem && <ProblemBar problem={reversal.problem} retry={reversal.retry} dismiss={reversal.dismiss} />}
      {asking && (
        <ReasonDialog
          title={`Reverse row ${pointLedgerId}`}
          question={`A new ${side} of ${formatCount(row.pointsQty)} points takes it back. Why?`}
          confirmText="Reverse row"
          onCancel={() => setAsking(false)}
          onGiven={(note) => (setAsking(false), void reversal.run({ note }))}
        />
      )}
    </>
  );
}
