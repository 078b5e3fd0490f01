import { DetailStack } from '../kit/detail/detail-columns.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { Compliance } from './compliance.js';
import { BuyersCard, MembershipCard, SalesCard } from './epic-contract-cards.js';
import { epicContractKind } from './epic-contract-record.js';
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
            <BuyersCard contract={data} />
            <PriceAndPayment contract={data} />
            <Compliance contract={data} />
          </DetailStack>
          <DetailStack>
            <MembershipCard contract={data} />
            <TruthInLendingCard contract={data} />
            <SalesCard contract={data} />
          </DetailStack>
        </>
      )}
    </RecordScreen>
  );
}
