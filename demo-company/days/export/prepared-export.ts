import type { RawExport } from '../../../backend/legacy-import/export-files.js';
import { withGuestsOfTheirOwn } from './guests-of-their-own.js';
import { withListingsAsTheyEnded } from './listings-as-they-ended.js';
import { withPlacesOfTheirOwn } from './places-of-their-own.js';

/** The export as the demo has it: what would look odd there, and is no dirt that an import is to show, is put right. */
export function preparedForDays(raw: RawExport): RawExport {
  return withGuestsOfTheirOwn(withPlacesOfTheirOwn(withListingsAsTheyEnded(raw)));
}
