import type { ReactNode } from 'react';
import { listingStatuses } from '../../events/inventory/inventory.enums.js';
import { StatusLine } from '../kit/detail/status/status-line.js';
import { formatDate } from '../kit/format/dates.js';
import type { OpenUnit } from './inventory-record.js';
import { inventoryUseYears, saidUseYear, type UseYears } from './search/years-of-use.js';

interface InventoryStatusLineProps {
  readonly open: OpenUnit;
  /** As the screen calls them. */
  readonly useYears?: UseYears;
  /** Said behind the rest. */
  readonly also?: ReactNode;
}

/** Where the listing stands, until when, and which week it is; who does not see the status reads the rest. */
export function InventoryStatusLine({ open, useYears = inventoryUseYears, also }: InventoryStatusLineProps) {
  const { inventoryId, useWeek, useYearType, listingStatus, listingEndDate } = open.data;
  const said = [`Inventory ${inventoryId}`, useWeek && `week ${useWeek}`, useYearType && saidUseYear(useYears, useYearType), listingEndDate && `listed until ${formatDate(listingEndDate)}`, also];
  if (listingStatus === undefined)
    return (
      <span className="said-aloud">
        {said.map((fact, place) => Boolean(fact) && <span key={place}>{fact}</span>)}
      </span>
    );
  return <StatusLine open={open} status={{ field: 'listingStatus', words: listingStatuses, part: 'Status' }} said={said} />;
}
