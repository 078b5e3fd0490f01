import { Button } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuidV4 } from 'uuid';
import type { PurchaseBegun } from '../../backend/points/points-sales.js';
import type { AgentsPoints } from '../../backend/points/agents/agents-points.dto.js';
import { DEFAULT_TRANSACTION_FEE, HOLD_MINUTES, POINTS_STEP, PRICE_PER_POINT, pointsChoices, purchaseTotal } from '../../backend/points/points-purchase.rules.js';
import { Bill } from '../kit/detail/bill.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { Section } from '../kit/page/section.js';
import { inNewTab } from './in-new-tab.js';
import { MemberCode } from './member-code.js';
import { post, type PortalRefused } from './portal-calls.js';

interface BuyPointsProps {
  readonly points: AgentsPoints;
  readonly onBought: (position?: string) => Promise<unknown>;
}

/** Holds points for this member; they are paid on the checkout page. */
export function BuyPoints({ points: { available, closedFor, codeBy }, onBought }: BuyPointsProps) {
  const choices = pointsChoices(available);
  const [chosen, setChosen] = useState<number>();
  const [code, setCode] = useState('');
  // One a purchase, so that a press that is repeated after a broken line buys nothing twice.
  const [id, setId] = useState(() => uuidV4());
  const hold = useMutation<PurchaseBegun, PortalRefused, number>({
    mutationFn: (pointsPurchased) => inNewTab(async () => post<PurchaseBegun>('/Purchases', { pointsPurchased, ...(codeBy && { code }) }, id)),
    onSuccess: async ({ position }) => {
      setChosen(undefined);
      setCode('');
      setId(uuidV4());
      await onBought(position);
    },
    // Where the line or the server broke it may have been done: the same press again is the same purchase.
    onError: ({ status }) => status >= 400 && status < 500 && setId(uuidV4()),
  });
  if (closedFor !== '') return <Section title="Buy points"><p className="portal-closed">{closedFor}</p></Section>;
  if (choices.length === 0) return <Section title="Buy points"><p className="portal-quiet">No Points Available</p></Section>;
  const wanted = chosen !== undefined && choices.includes(chosen) ? chosen : undefined;
  const codeFault = hold.error?.field === 'code' ? hold.error.message : undefined;
  return (
    <Section title="Buy points" note={`in steps of ${formatCount(POINTS_STEP)}`}>
      <div role="radiogroup" aria-label="Points" className="portal-choices">
        {choices.map((choice) => (
          <label key={choice} className={choice === wanted ? 'portal-choice portal-choice-chosen' : 'portal-choice'}>
            <input type="radio" name="points" className="visually-hidden" checked={choice === wanted} onChange={() => (setChosen(choice), setCode(''), setId(uuidV4()), hold.reset())} />
            <b>{formatCount(choice)}</b>
            <span>{formatMoney(purchaseTotal(choice, PRICE_PER_POINT, '0'))}</span>
          </label>
        ))}
      </div>
      {wanted !== undefined && <Bill lines={billOf(wanted)} />}
      {wanted !== undefined && codeBy && <MemberCode key={wanted} by={codeBy} points={wanted} value={code} fault={codeFault} onChange={(typed) => (setCode(typed), hold.reset())} />}
      {hold.error && !codeFault && <p role="alert" className="portal-problem">{hold.error.message}</p>}
      <div className="portal-hold">
        <Button intent="primary" size="large" disabled={wanted === undefined || hold.isPending || codeBy?.length === 0} text={hold.isPending ? 'Please wait...' : wanted === undefined ? 'Hold points' : `Hold ${formatCount(wanted)} points and open checkout`} onClick={() => hold.mutate(wanted!)} />
        <span className="portal-quiet">Held for {HOLD_MINUTES} minutes, for this member only. Nothing is charged before the checkout.</span>
      </div>
    </Section>
  );
}

function billOf(points: number) {
  return [
    { label: `${formatCount(points)} points at ${PRICE_PER_POINT}`, amount: purchaseTotal(points, PRICE_PER_POINT, '0'), fields: [] },
    { label: 'Transaction fee', amount: DEFAULT_TRANSACTION_FEE, fields: [] },
    { label: 'Total', amount: purchaseTotal(points, PRICE_PER_POINT, DEFAULT_TRANSACTION_FEE), fields: [], total: true },
  ];
}
