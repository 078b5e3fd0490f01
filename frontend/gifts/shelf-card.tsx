import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { GiftTypeListRow } from '../../projections/gift-type-list/gift-type-list.read-model.js';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { formatDate, today } from '../kit/format/dates.js';
import { formatCount } from '../kit/format/money.js';
import { Facts, Section } from '../kit/page/section.js';
import { StatusDot } from '../kit/status/status.js';
import { useSession } from '../server/session.js';
import type { Gift } from './gift-record.js';
import { MovementDialog } from './movement-dialog.js';
import { useGiftRows } from './use-gift-rows.js';
import './gifts.css';

type Shelf = Pick<Gift, 'onHand' | 'stockLevel' | 'countDue'>;

/** What is on the shelf now: tours move it as well, so it is followed. */
export function ShelfCard({ open }: { readonly open: OpenRecord<Gift> }) {
  const { may } = useSession();
  const [asking, setAsking] = useState<'Received' | 'Counted'>();
  const [row] = useGiftRows<GiftTypeListRow>('gift-type-list', open.data.giftTypeId, { limit: 1, enabled: may('Gifts_Main') }) ?? [];
  const shelf: Shelf = row ?? open.data;
  const onHand = shelf.onHand ?? 0;
  const due = shelf.countDue !== null && shelf.countDue <= today();
  const actions = open.editable && (
    <span className="shelf-actions">
      <Button size="small" text="Receive" onClick={() => setAsking('Received')} />
      <Button size="small" text="Count" onClick={() => setAsking('Counted')} />
    </span>
  );
  return (
    <Section title="Shelf" action={actions}>
      <Facts
        facts={[
          { label: 'On hand', value: <span className={onHand < 0 ? 'shelf-short' : ''}>{formatCount(onHand)}</span> },
          { label: 'Stock', value: <StatusDot status={shelf.stockLevel} /> },
          { label: 'Count due', value: shelf.countDue && <span className={due ? 'shelf-due' : ''}>{formatDate(shelf.countDue)}</span> },
        ]}
      />
      {onHand < 0 && <p className="shelf-short">More was given than was ever received: count the shelf.</p>}
      {asking && <MovementDialog movement={asking} gift={open.data} onHand={onHand} onDone={() => setAsking(undefined)} />}
    </Section>
  );
}
