import { DetailStack } from '../kit/detail/detail-columns.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { SectionCard } from '../kit/detail/sections/section-card.js';
import { Compliance } from './compliance.js';
import { epicContractKind } from './epic-contract-record.js';
import { epicContractSections } from './epic-contract-sections.js';
import { EpicContractStatusLine } from './epic-contract-status-line.js';
import { PriceAndPayment } from './price-and-payment.js';
import { TruthInLendingCard } from './truth-in-lending-card.js';

/** /admin/epic-contracts-detail/:id */
export function EpicContractDetail() {
  return (
    <RecordScreen kind={epicContractKind} note={(open) => <EpicContractStatusLine open={open} />}>
      {({ data }) => (
        <>
          <DetailStack>
            <SectionCard section={epicContractSections.buyers} record={data} />
            <PriceAndPayment contract={data} />
            <Compliance contract={data} />
          </DetailStack>
          <DetailStack>
            <SectionCard section={epicContractSections.membership} record={data} />
            <TruthInLendingCard contract={data} />
            <SectionCard section={epicContractSections.sale} record={data} />
          </DetailStack>
        </>
      )}
    </RecordScreen>
  );
}
