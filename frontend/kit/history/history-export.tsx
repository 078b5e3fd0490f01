import { Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { daysOf } from '../period/period.js';
import type { HistoryFilter } from './history-filter.js';

interface HistoryExportProps {
  /** `resaleContract-1042` */
  readonly stream: string;
  readonly filter: HistoryFilter;
}

/** What the history shows, as a file. */
export function HistoryExport({ stream, filter }: HistoryExportProps) {
  const address = historyFile(stream, filter);
  const content = (
    <Menu aria-label="Export">
      <MenuItem text="Excel" href={`${address}&format=xlsx`} download />
      <MenuItem text="CSV" href={`${address}&format=csv`} download />
    </Menu>
  );
  return (
    <PopoverNext content={content} placement="bottom-end" animation="minimal" arrow={false} shouldReturnFocusOnClose>
      <button type="button" className="link-button" aria-haspopup="menu">
        Export
      </button>
    </PopoverNext>
  );
}

function historyFile(stream: string, { search, group, field, person, period }: HistoryFilter): string {
  const { from = null, to = null } = daysOf(period) ?? {};
  const asked = Object.entries({ search, group, field, person, from, to }).filter((one): one is [string, string] => Boolean(one[1]));
  return `/api/Histories/${encodeURIComponent(stream)}/Export?${new URLSearchParams(asked).toString()}`;
}
