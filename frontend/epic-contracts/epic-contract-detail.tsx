import { useMemo } from 'react';
import { lendingOf } from '../../backend/epic-contracts/contract-loan.rules.js';
import { DetailStack } from '../kit/detail/detail-columns.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { SectionCard } from '../kit/detail/sections/section-card.js';
import { Compliance } from './compliance.js';
import { epicContractKind, type EpicContract } from './epic-contract-record.js';
import { epicContractSections } from './epic-contract-sections.js';
import { EpicContractStatusLine } from './epic-contract-status-line.js';
import { PriceAndPayment } from './price-and-payment.js';
import { TruthInLendingCard } from './truth-in-lending-card.js';

/** /admin/epic-contracts-detail/:id */
export function EpicContractDetail() {
  return (
    <RecordScreen kind={epicContractKind} note={(open) => <EpicContractStatusLine open={open} />}>
      {({ data }) => <EpicContractCards contract={data} />}
    </RecordScreen>
  );
}

function EpicContractCards({ contract }: { readonly contract: EpicContract }) {
  const lending = useMemo(() => lendingOf(contract), [contract]);
  return (
    <>
      <DetailStack>
        <SectionCard section={epicContractSections.buyers} record={contract} />
        <PriceAndPayment contract={contract} loan={lending?.loan} />
        {lending && <Compliance contract={contract} lending={lending} />}
      </DetailStack>
      <DetailStack>
        <SectionCard section={epicContractSections.membership} record={contract} />
        {lending && <TruthInLendingCard contract={contract} {...lending} />}
        <SectionCard section={epicContractSections.sale} record={contract} />
      </DetailStack>
    </>
  );
}
