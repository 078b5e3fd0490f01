import { Link } from 'react-router-dom';
import type { GiftLedgerRow } from '../../projections/gift-ledger/gift-ledger.read-model.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { When } from '../kit/format/when.js';
import { Section } from '../kit/page/section.js';
import { useSession } from '../server/session.js';
import { useGiftRows } from './use-gift-rows.js';
import './gifts.css';

const NEWEST = 8;

/** What was given of it last, for who may read the gift ledger. */
export function GivenCard({ giftTypeId, wide }: { readonly giftTypeId: number; readonly wide: boolean }) {
  const { may } = useSession();
  const mayRead = may('Premiums_Main');
  const rows = useGiftRows<GiftLedgerRow>('gift-ledger', giftTypeId, { limit: NEWEST, enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Section title="Ledger" className={wide ? 'detail-wide' : ''} action={<Link to={`/admin/gifts-ledger?giftTypeId.is=${giftTypeId}`}>All of it</Link>}>
      {rows?.length === 0 && <Nothing text="No guest has been given one yet." />}
      <ul className="plain-list given">
        {rows?.map((row) => (
          <li key={row.entryId}>
            <span className="given-what">{inWords(row)}</span>
            <span className="given-by">
              {row.issuedBy}, <When at={row.issuedAt!} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );

  function inWords({ movement, qty, stockChange, tourId, leadName }: GiftLedgerRow) {
    const change = stockChange ?? 0;
    if (tourId === 0) return `${movement}: ${change > 0 ? '+' : ''}${change}`;
    const tour = may('Tours_Detail') ? <Link to={`/admin/tours-detail/${tourId}`}>tour {tourId}</Link> : `tour ${tourId}`;
    return (
      <>
        {movement} {Math.abs(qty ?? 0)}: {tour}
        {leadName && `, ${leadName}`}
      </>
    );
  }
}
