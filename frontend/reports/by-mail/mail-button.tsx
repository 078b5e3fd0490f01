import { Button } from '@blueprintjs/core';
import { EnvelopeIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keptReportNamed, type KeptReportName } from '../../../backend/reports/kept-reports.rules.js';
import { useSession } from '../../server/session.js';
import { ScheduleDialog } from './schedule-dialog.js';
import { newPlan } from './schedule-plan.js';

/** Has the report, as it is chosen, sent by mail on a schedule. */
export function MailButton({ report }: { readonly report: KeptReportName }) {
  const { user } = useSession();
  const [params] = useSearchParams();
  const rule = keptReportNamed(report)!;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<EnvelopeIcon />} text="By mail" className="no-print" onClick={() => setOpen(true)} />
      {isOpen && <ScheduleDialog report={report} plan={newPlan(rule, params.toString(), user.userId)} onClose={() => setOpen(false)} />}
    </>
  );
}
