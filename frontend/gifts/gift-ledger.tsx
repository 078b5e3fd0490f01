import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { giftLedgerColumns } from '../../projections/gift-ledger/gift-ledger.columns.js';
import type { GiftLedgerRow } from '../../projections/gift-ledger/gift-ledger.read-model.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { useSession } from '../server/session.js';

/** /admin/gifts-ledger: what was given, to whom, on which tour, by whom, and what it cost. */
export function GiftLedger() {
  const { may } = useSession();
  const definition = useMemo<ListDefinition<GiftLedgerRow>>(() => {
    const columns = columnsOf<GiftLedgerRow>(
      giftLedgerColumns,
      {
        giftName: { render: ({ giftTypeId, giftName }) => (may('Gifts_Detail') ? <Link to={`/admin/gifts-detail/${giftTypeId}`} tabIndex={-1}>{giftName}</Link> : giftName) },
        qty: { render: ({ qty }) => qty || '' },
        tourId: { render: ({ tourId }) => tourId !== 0 && (may('Tours_Detail') ? <Link to={`/admin/tours-detail/${tourId}`} tabIndex={-1}>{tourId}</Link> : tourId) },
        leadName: { render: ({ leadId, leadName }) => (leadId && may('Leads_Detail') ? <Link to={`/admin/leads-detail/${leadId}`} tabIndex={-1}>{leadName}</Link> : leadName) },
      },
      may,
    );
    return {
      list: 'gift-ledger',
      key: 'entryId',
      title: 'Gift ledger',
      noun: { one: 'entry', many: 'entries' },
      columns,
      defaultSort: '-issuedAt',
      searchPlaceholder: 'Gift, lead, who gave it…',
      sum: may('Gifts_Sensitive') ? 'cost' : 'qty',
      peek: { title: ({ movement, giftName }) => `${movement}: ${giftName}` },
      empty: { text: 'No gifts were given yet.' },
    };
  }, [may]);
  return <ListScreen definition={definition} />;
}
