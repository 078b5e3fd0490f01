import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { CommandResult } from '../../backend/platform/commands/command.js';
import type { PointsLedgerRow } from '../../projections/points-ledger/points-ledger.read-model.js';
import { ReasonDialog } from '../kit/detail/reason-dialog.js';
import { formatCount } from '../kit/format/money.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useSession } from '../server/session.js';
import { useCommand } from '../server/use-command.js';
import '../kit/detail/detail.css';
import { useReversal } from './use-reversal.js';

/** Takes a row back with one on the other side, or tells that it was; rows of purchases are settled with their purchase. */
export function ReverseLedgerRow({ row }: { readonly row: PointsLedgerRow }) {
  const { may } = useSession();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<{ readonly row: number; readonly by: number }>();
  const { pointLedgerId } = row;
  const reversal = useCommand<{ readonly note: string }, unknown, CommandResult & { readonly pointLedgerId: number }>({
    url: `/api/PointLedgers/${pointLedgerId}/Reverse`,
    onDone: (answer) => setDone({ row: pointLedgerId, by: answer.pointLedgerId }),
  });
  const reversible = row.status === 'Posted' && !row.epicAdvantageContractId && !row.reverses;
  const found = useReversal(pointLedgerId, reversible);
  const reversedBy = done?.row === pointLedgerId ? done.by : found;
  if (row.reverses) return <p className="detail-nothing">Reverses row {row.reverses}.</p>;
  if (reversedBy) return <p className="detail-nothing">Reversed by row {reversedBy}.</p>;
  if (!reversible || reversedBy === undefined || !may('PointsLedger_New')) return null;
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
