import { useMemo } from 'react';
import { lendingOf } from '../../backend/epic-contracts/terms/contract-loan.rules.js';
import { DetailStack } from '../kit/detail/detail-columns.js';
import { pagesOf, type PageProps } from '../kit/detail/pages-of.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { SectionCard } from '../kit/detail/sections/section-card.js';
import { Compliance } from './compliance.js';
import { ContractSigningCard } from './documents/contract-signing-card.js';
import { DocumentsCard } from './documents/documents-card.js';
import { epicContractKind, type OpenEpicContract } from './epic-contract-record.js';
import { epicContractSections } from './epic-contract-sections.js';
import { EpicContractForm } from './form/epic-contract-form.js';
import { EpicContractTabs } from './epic-contract-tabs.js';
import { EpicContractStatusLine } from './epic-contract-status-line.js';
import { MadeWith } from './kept/made-with.js';
import { PriceAndPayment } from './price-and-payment.js';
import { TruthInLendingCard } from './truth-in-lending-card.js';

const FORM = 'contract';

/** /admin/epic-contracts-detail/:id, and /admin/epic-contracts-edit/:id: the same page, being edited. */
export const { Detail: EpicContractDetail, Edit: EpicContractEdit } = pagesOf(EpicContractScreen, '/admin/epic-contracts-detail');

function EpicContractScreen(props: PageProps) {
  return (
    <RecordScreen {...props} kind={epicContractKind} sections={[FORM]} note={(open) => <EpicContractStatusLine open={open} />} above={(open) => <EpicContractTabs id={open.name.key} held={open.now} open="summary" />}>
      {(open) => (open.section(FORM).editing ? <EpicContractForm open={open} /> : <EpicContractCards open={open} />)}
    </RecordScreen>
  );
}

function EpicContractCards({ open }: { readonly open: OpenEpicContract }) {
  const { data: contract, now, editable, inThePast } = open;
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
        <DocumentsCard held={inThePast ? { data: contract, revision: now.revision } : now} editable={editable} inThePast={inThePast} />
        {!inThePast && <ContractSigningCard contract={contract} />}
        <SectionCard section={epicContractSections.sale} record={contract} />
        {contract.conditions && <MadeWith conditions={contract.conditions} />}
      </DetailStack>
    </>
  );
}
