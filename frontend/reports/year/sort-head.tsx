import type { ReactNode } from 'react';
import { breakable } from '../table/measure-head.js';
import { orderAfter, type LinesOrder, type OrderField } from './lines-order.js';

interface SortHeadProps {
  readonly field: OrderField;
  readonly label: string;
  readonly order: LinesOrder;
  readonly onSort: (order: LinesOrder) => void;
}

/** The name of a column, which sorts the lines by it. */
export function SortHead({ field, label, order, onSort }: SortHeadProps): ReactNode {
  return (
    <button type="button" className="ask-word" onClick={() => onSort(orderAfter(order, field))}>
      {breakable(label)}
      {order.field === field && (
        <span className="sort-mark" aria-hidden>
          {order.descending ? ' ▾' : ' ▴'}
        </span>
      )}
    </button>
  );
}

/** For the head's cell: which way its column is sorted. */
export function sortedBy(order: LinesOrder, field: OrderField): 'ascending' | 'descending' | undefined {
  if (order.field !== field) return undefined;
  return order.descending ? 'descending' : 'ascending';
}
