import { Dialog, DialogBody } from '@blueprintjs/core';
import { useState } from 'react';
import type { DatedPayment } from '../../backend/epic-contracts/terms/contract-loan.rules.js';
import { PaymentSchedule } from './payment-schedule.js';
import './truth-in-lending.css';

interface ScheduleLinkProps {
  readonly title: string;
  readonly payments: readonly DatedPayment[];
  readonly url?: string;
}

/** Opens every payment of the loan. */
export function ScheduleLink({ title, ...schedule }: ScheduleLinkProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        Payment schedule
      </button>
      <Dialog isOpen={open} onClose={() => setOpen(false)} title={title} className="payment-schedule-dialog">
        <DialogBody>
          <PaymentSchedule {...schedule} />
        </DialogBody>
      </Dialog>
    </>
  );
}
