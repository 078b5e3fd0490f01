import { Button } from '@blueprintjs/core';
import { EnvelopeIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { choiceFor } from '../../../backend/reports/report-address.rules.js';
import { reportNamed } from '../../../backend/reports/reports.rules.js';
import { useSession } from '../../server/session.js';
import { ScheduleDialog } from './schedule-dialog.js';
import { newPlan } from './schedule-plan.js';

/** Has the report, as it is chosen, sent by mail on a schedule. */
export function MailButton({ report, params }: { readonly report: string; readonly params: URLSearchParams }) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<EnvelopeIcon />} text="By mail" className="no-print" onClick={() => setOpen(true)} />
      {isOpen && <ScheduleDialog report={report} plan={newPlan(choiceFor(reportNamed(report)!, params.toString()), user.userId)} onClose={() => setOpen(false)} />}
    </>
  );
}
