import { lastMoment } from '../../../backend/legacy-import/export-day.js';
import type { RawExport } from '../../../backend/legacy-import/export-files.js';
import { dayOf } from '../../../backend/legacy-import/moments.js';

type Row = Readonly<Record<string, unknown>>;

/** In the export a unit may be Available long after its listing has ended. In the demo it is Expired, as it would be here. */
export function withListingsAsTheyEnded(raw: RawExport): RawExport {
  const last = dayOf(lastMoment(raw) ?? '');
  const ended = ({ listingStatus, listingEndDate }: Row) => listingStatus === 'Available' && typeof listingEndDate === 'string' && listingEndDate.slice(0, 10) < last;
  return { ...raw, Inventories: raw.Inventories.map((row) => (ended(row as Row) ? { ...(row as Row), listingStatus: 'Expired' } : row)) };
}
