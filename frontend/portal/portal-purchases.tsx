import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuidV4 } from 'uuid';
import type { AgentsPoints, AgentsPurchase } from '../../backend/points/agents/agents-points.dto.js';
import { FiguresTable, type FiguresColumn } from '../kit/chart/figures-table.js';
import { countdown } from '../kit/format/countdown.js';
import { formatDateTime } from '../kit/format/dates.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { Question } from '../kit/page/question.js';
import { Section } from '../kit/page/section.js';
import { StatusDot } from '../kit/status/status.js';
import { useNow } from '../kit/use-now.js';
import { inNewTab } from './in-new-tab.js';
import { checkoutUrlOf, post } from './portal-calls.js';

interface PortalPurchasesProps {
  readonly points: AgentsPoints;
  readonly onChanged: (position?: string) => Promise<unknown>;
}

export function PortalPurchases({ points: { purchases, useYear, textOffered }, onChanged }: PortalPurchasesProps) {
  const columns: readonly FiguresColumn<AgentsPurchase>[] = [
    { head: 'No.', cell: ({ epicAdvantageContractId }) => epicAdvantageContractId },
    { head: 'Date', className: 'figures-wraps', cell: ({ createdAt }) => formatDateTime(createdAt) },
    { head: 'By', className: 'figures-wraps', cell: ({ by }) => by },
    { head: 'Points', figure: true, cell: ({ pointsPurchased }) => formatCount(pointsPurchased) },
    { head: 'Total', figure: true, cell: ({ totalPurchasePrice }) => formatMoney(totalPurchasePrice) },
    { head: 'Payment', cell: (purchase) => <Payment purchase={purchase} /> },
    { head: 'Reference', className: 'figures-cut', cell: ({ paymentReferenceId }) => paymentReferenceId || '–' },
    ...(purchases.some(isOurs) ? [{ head: 'To pay', className: 'figures-acts', cell: (purchase: AgentsPurchase) => isOurs(purchase) && <HeldPurchase purchase={purchase} textOffered={textOffered} onChanged={onChanged} /> }] : []),
  ];
  return (
    <Section title="Purchases" note={`use year ${useYear}`}>
      {purchases.length === 0 ? (
        <p className="portal-quiet">No purchases yet.</p>
      ) : (
        <div className="figures-room">
          <div className="figures-scroll" role="region" aria-label="All purchases" tabIndex={0}>
            <FiguresTable columns={columns} rows={purchases} keyOf={({ epicAdvantageContractId }) => epicAdvantageContractId} />
          </div>
        </div>
      )}
    </Section>
  );
}

/** What the office sold is the office's to mail or to end. */
function isOurs({ paymentStatus, by }: AgentsPurchase): boolean {
  return paymentStatus === 'Draft' && by === 'RCI Agent';
}

function Payment({ purchase: { paymentStatus, heldUntil } }: { readonly purchase: AgentsPurchase }) {
  const now = useNow(1_000).getTime();
  if (paymentStatus !== 'Draft') return <StatusDot status={paymentStatus} />;
  return <StatusDot status="Held" label={heldUntil ? `Held, ${countdown(Math.floor((Date.parse(heldUntil) - now) / 1_000))} left` : 'Held'} />;
}

interface HeldPurchaseProps {
  readonly purchase: AgentsPurchase;
  readonly textOffered: boolean;
  readonly onChanged: PortalPurchasesProps['onChanged'];
}

/** What can be done while it waits for its payment. */
function HeldPurchase({ purchase: { epicAdvantageContractId: id, pointsPurchased }, textOffered, onChanged }: HeldPurchaseProps) {
  const [asking, setAsking] = useState(false);
  const checkout = useMutation({ mutationFn: () => inNewTab(async () => ({ checkoutUrl: await checkoutUrlOf(id) })) });
  const mail = useMutation({ mutationFn: () => post<undefined>(`/Purchases/${id}/CheckoutLink`, {}, uuidV4()) });
  const text = useMutation({ mutationFn: () => post<undefined>(`/Purchases/${id}/CheckoutLink/Text`, {}, uuidV4()) });
  const release = useMutation({ mutationFn: () => post<{ readonly position: string }>(`/Purchases/${id}/Release`, {}, uuidV4()), onSuccess: ({ position }) => onChanged(position), onError: () => onChanged() });
  const fault = [checkout, mail, text, release].find(({ error }) => error)?.error;
  const acts = [
    { words: 'Checkout', pending: checkout.isPending, act: () => checkout.mutate() },
    { words: mail.isSuccess ? 'Link sent' : 'Send link', pending: mail.isPending || mail.isSuccess, act: () => mail.mutate() },
    ...(textOffered ? [{ words: text.isSuccess ? 'Text sent' : 'Text link', pending: text.isPending || text.isSuccess, act: () => text.mutate() }] : []),
    { words: 'Release', pending: release.isPending, act: () => setAsking(true) },
  ];
  return (
    <>
      <span className="portal-acts">
        {acts.map(({ words, pending, act }) => (
          <button key={words} type="button" className="link-button" disabled={pending} onClick={act}>
            {words}
          </button>
        ))}
      </span>
      {fault && <span role="alert" className="form-fault">{fault.message}</span>}
      <Question open={asking} cancelText="Keep the hold" confirmText="Release the points" onCancel={() => setAsking(false)} onConfirm={() => (setAsking(false), release.mutate())}>
        {formatCount(pointsPurchased)} points go back to the member, and this purchase ends.
      </Question>
    </>
  );
}
