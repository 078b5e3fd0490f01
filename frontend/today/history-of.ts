import type { Change, ChangedRecord } from '../../backend/changes/changes.dto.js';

/** Screens that show a record with its history beside it. */
const WITH_HISTORY = /-(detail|edit)\//;

/** The record, opened at the history of what was changed; undefined where no screen shows it. */
export function historyOf({ field }: Pick<Change, 'field'>, record: Pick<ChangedRecord, 'page'> | undefined): string | undefined {
  const page = record?.page;
  const name = field.slice(field.indexOf('.') + 1);
  return page && name && WITH_HISTORY.test(page) ? `${page}?field=${encodeURIComponent(name)}` : page;
}
