import { RecordBar } from '../kit/detail/record-bar.js';
import { formatDateTime } from '../kit/format/dates.js';
import type { OpenLead } from './lead-record.js';

/** Above a lead that asked to be forgotten: when that was, and who did it. */
export function ErasedBar({ open }: { readonly open: OpenLead }) {
  const { leadId, erasure } = open.data;
  if (!erasure) return null;
  return (
    <RecordBar tone="plain">
      <span>
        Lead {leadId} was erased on {formatDateTime(erasure.at)} by {erasure.by}. Nobody can read any more who it was, and nothing of it can be changed.
      </span>
    </RecordBar>
  );
}
