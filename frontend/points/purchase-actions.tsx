import { Button, Classes } from '@blueprintjs/core';
import { useState } from 'react';
import type { PointsPurchaseRow } from '../../projections/points-purchases/points-purchases.read-model.js';
import { ReasonDialog } from '../kit/detail/reason-dialog.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { toast } from '../kit/toast.js';
import { useSession } from '../server/session.js';
import { useCommand } from '../server/use-command.js';

interface PurchaseActionsProps {
  readonly row: PointsPurchaseRow;
  /** In the line of a table. */
  readonly small?: true;
}

/** The receipt of a purchase, and the way back of its money: for accounting, with a reason. */
export function PurchaseActions({ row, small }: PurchaseActionsProps) {
  const { may } = useSession();
  const [asking, setAsking] = useState(false);
  const { epicAdvantageContractId: id, pointsPurchased, totalPurchasePrice, paymentStatus, cardEnd, processor } = row;
  const refund = useCommand<{ readonly reason: string }>({ url: `/api/EpicAdvantageContracts/${id}/Refund`, onDone: () => void toast(processor ? 'The refund is on its way' : 'The purchase is refunded') });
  const refundable = paymentStatus === 'Paid' && row.refundReason === '' && may('Accounting_Edit');
  const receipt = processor !== '' && (paymentStatus === 'Paid' || paymentStatus === 'Refunded');
  const [look, size] = small ? ['', Classes.SMALL] : [Classes.BUTTON, ''];
  return (
    <>
      {receipt && <a className={look} href={`/api/EpicAdvantageContracts/${id}/Receipt`} target="_blank" rel="noreferrer">{small ? 'PDF' : 'Receipt'}</a>}
      {refundable && <Button className={size} text={refund.pending ? 'Please wait…' : 'Refund'} disabled={refund.pending} onClick={() => setAsking(true)} />}
      {refund.problem && <ProblemBar problem={refund.problem} retry={refund.retry} dismiss={refund.dismiss} />}
      {asking && (
        <ReasonDialog
          title={`Refund purchase ${id}`}
          question={`${formatMoney(totalPurchasePrice)} dollars go back${cardEnd && ` to the card that ends in ${cardEnd}`}, and ${formatCount(pointsPurchased)} points with them. Why?`}
          {...(processor ? {} : { notice: 'This payment was noted by hand: give the money back by the way that it came.' })}
          confirmText="Refund"
          onCancel={() => setAsking(false)}
          onGiven={(reason) => (setAsking(false), void refund.run({ reason }))}
        />
      )}
    </>
  );
}
