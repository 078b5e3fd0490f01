import { Button } from '@blueprintjs/core';
import { RecordBar } from '../kit/detail/record-bar.js';
import { formatDate } from '../kit/format/dates.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useSession } from '../server/session.js';
import { useCommand } from '../server/use-command.js';
import { leadEditors, standsForItself, type Lead, type OpenLead } from './lead-record.js';
import { useLeadChoices } from './use-lead-choices.js';
import type { TourOfLead } from './use-tours-of.js';

const PURCHASED = 'Purchased';

interface PurchasedBarProps {
  readonly open: OpenLead;
  readonly tours: readonly TourOfLead[];
}

/** Offers the status that follows from a tour, where the company has it: nobody is moved by themselves. */
export function PurchasedBar({ open, tours }: PurchasedBarProps) {
  const { may } = useSession();
  const { leadStatuses } = useLeadChoices();
  const { run, pending, problem, retry, dismiss } = useCommand<{ readonly leadStatus: string }, Lead>({ method: 'PUT', url: `${open.name.url}/Status`, record: open.name, optimistic: (lead, status) => ({ ...lead, ...status }) });
  const tour = tours.find(({ tourResult }) => tourResult === PURCHASED);
  const offered = may(leadEditors) && standsForItself(open.data) && !open.inThePast && open.data.leadStatus !== PURCHASED && leadStatuses?.includes(PURCHASED);
  if (!tour || !offered) return null;
  return (
    <>
      <RecordBar tone="plain" className="no-print">
        <span>The tour of {formatDate(tour.tourDate)} was purchased, and the lead is {open.data.leadStatus}.</span>
        <Button size="small" text="Set to Purchased" loading={pending} onClick={() => void run({ leadStatus: PURCHASED })} />
      </RecordBar>
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
    </>
  );
}
