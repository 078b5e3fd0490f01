import type { Lending } from '../../backend/epic-contracts/terms/contract-loan.rules.js';
import { Section } from '../kit/page/section.js';
import { ceilingOf, type EpicContract } from './epic-contract-record.js';
import { LendingBox } from './lending-box.js';
import { ScheduleLink } from './schedule-link.js';

interface TruthInLendingProps extends Lending {
  readonly contract: EpicContract;
}

/** The box of 12 CFR 1026.18 for a financed contract, computed anew from its terms. */
export function TruthInLendingCard({ contract, ...lending }: TruthInLendingProps) {
  const { epicContractId } = contract;
  const schedule = <ScheduleLink title={`Payment schedule of contract ${epicContractId}`} payments={lending.payments} url={`/api/EpicContracts/${epicContractId}/PaymentSchedule`} />;
  return (
    <Section title="Truth in lending" note={contract.transactionType} action={schedule}>
      <LendingBox {...lending} aprCeiling={ceilingOf(contract)} written={contract.aprRate} />
    </Section>
  );
}
