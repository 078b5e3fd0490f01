import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { slotWords } from '../../events/tours/tour.enums.js';
import { tourListColumns } from '../../projections/tour-list/tour-list.columns.js';
import type { TourListRow } from '../../projections/tour-list/tour-list.read-model.js';
import { formatDate, today } from '../kit/format/dates.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { Column, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { useSession } from '../server/session.js';
import { TourViews } from './board/tour-views.js';
import { giftWords } from '../../events/tours/gift-names.rules.js';
import { tourDays } from './tour-window.js';

function detailOf({ tourId }: TourListRow): string {
  return `/admin/tours-detail/${tourId}`;
}

function columns(mayOpen: boolean): readonly Column<TourListRow>[] {
  const startOf = ({ tourDate, scheduledStartTime }: TourListRow) => `${formatDate(tourDate)} ${slotWords(scheduledStartTime)}`;
  return columnsOf<TourListRow>(tourListColumns, {
    startsAt: { render: (tour) => (mayOpen ? <Link to={detailOf(tour)} tabIndex={-1}>{startOf(tour)}</Link> : startOf(tour)) },
    giftNames: { render: ({ giftNames }) => giftWords(giftNames) },
  });
}

export function TourList() {
  const { may } = useSession();
  const mayOpen = may('Tours_Detail');
  const day = today();
  const definition = useMemo<ListDefinition<TourListRow>>(() => {
    const { filters, words } = tourDays(day);
    return {
      list: 'tour-list',
      key: 'tourId',
      title: 'Tour Waves',
      noun: { one: 'tour', many: 'tours' },
      note: words,
      columns: columns(mayOpen),
      defaultSort: 'startsAt',
      opensAt: { field: 'tourDate', value: day },
      searchPlaceholder: 'Lead, rep, source, gift…',
      fixedFilters: filters,
      loadingText: 'Loading...',
      empty: { text: 'No tours available.' },
      actions: <TourViews shown="list" />,
      ...(mayOpen ? { link: detailOf, peek: { title: ({ leadName }) => `Tour of ${leadName}`, url: ({ tourId }) => `/api/Tours/${tourId}` } } : {}),
    };
  }, [mayOpen, day]);
  return <ListScreen definition={definition} />;
}
