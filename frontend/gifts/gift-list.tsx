import { PlusIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { giftStatuses } from '../../events/gifts/gift.enums.js';
import { giftTypeListColumns } from '../../projections/gift-type-list/gift-type-list.columns.js';
import type { GiftTypeListRow } from '../../projections/gift-type-list/gift-type-list.read-model.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { Column, CountStripDefinition, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { LinkButton } from '../kit/page/link-button.js';
import { formatCount } from '../kit/format/money.js';
import { StatusDot } from '../kit/status/status.js';
import { useSession } from '../server/session.js';
import './gifts.css';

const counts: CountStripDefinition = {
  list: 'gift-type-totals',
  field: 'status',
  count: 'count',
  chips: [{ label: 'All' }, ...giftStatuses.map((status) => ({ label: status, values: [status] }))],
};

function detailOf({ giftTypeId }: GiftTypeListRow): string {
  return `/admin/gifts-detail/${giftTypeId}`;
}

function columns(mayOpen: boolean, may: (permission: string) => boolean): readonly Column<GiftTypeListRow>[] {
  return columnsOf<GiftTypeListRow>(
    giftTypeListColumns,
    {
      giftName: { render: (gift) => (mayOpen ? <Link to={detailOf(gift)} tabIndex={-1}>{gift.giftName}</Link> : gift.giftName) },
      onHand: { render: ({ onHand }) => (onHand === null ? '' : <span className={onHand < 0 ? 'shelf-short' : ''}>{formatCount(onHand)}</span>) },
      stockLevel: { render: ({ stockLevel }) => stockLevel && <StatusDot status={stockLevel} /> },
    },
    may,
  );
}

/** /admin/gifts */
export function GiftList() {
  const { may } = useSession();
  const [mayOpen, mayAdd] = [may('Gifts_Detail'), may('Gifts_New')];
  const definition = useMemo<ListDefinition<GiftTypeListRow>>(() => {
    const add = mayAdd && <LinkButton to="/admin/gifts-new" intent="primary" icon={<PlusIcon />} text="New Gift" />;
    return {
      list: 'gift-type-list',
      key: 'giftTypeId',
      title: 'Gifts',
      noun: { one: 'gift', many: 'gifts' },
      columns: columns(mayOpen, may),
      defaultSort: 'giftName',
      searchPlaceholder: 'Gift name…',
      counts,
      actions: add,
      empty: { text: 'No gifts found.', action: add },
      ...(mayOpen ? { link: detailOf, peek: { title: ({ giftName }) => giftName, url: ({ giftTypeId }) => `/api/GiftTypes/${giftTypeId}` } } : {}),
    };
  }, [mayOpen, mayAdd, may]);
  return <ListScreen definition={definition} />;
}
