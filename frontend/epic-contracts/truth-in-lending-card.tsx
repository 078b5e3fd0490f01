import { Dialog, DialogBody } from '@blueprintjs/core';
import { useState } from 'react';
import type { Lending } from '../../backend/epic-contracts/contract-loan.rules.js';
import { Section } from '../kit/page/section.js';
import { ceilingOf, type EpicContract } from './epic-contract-record.js';
import { LendingBox } from './lending-box.js';
import { PaymentSchedule } from './payment-schedule.js';
import './truth-in-lending.css';

interface TruthInLendingProps extends Lending {
  readonly contract: EpicContract;
}

/** The box of 12 CFR 1026.18 for a financed contract, computed anew from its terms. */
export function TruthInLendingCard({ contract, ...lending }: TruthInLendingProps) {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Truth in lending" note={contract.transactionType} action={<ScheduleLink onOpen={() => setOpen(true)} />}>
      <LendingBox {...lending} aprCeiling={ceilingOf(contract)} written={contract.aprRate} />
      <Dialog isOpen={open} onClose={() => setOpen(false)} title={`Payment schedule of contract ${contract.epicContractId}`} className="payment-schedule-dialog">
        <DialogBody>
          <PaymentSchedule payments={lending.payments} url={`/api/EpicContracts/${contract.epicContractId}/PaymentSchedule`} />
        </DialogBody>
      </Dialog>
    </Section>
  );
}

function ScheduleLink({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button type="button" className="link-button" onClick={onOpen}>
      Payment schedule
    </button>
  );
}
