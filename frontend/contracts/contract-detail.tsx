import { DetailStack } from '../kit/detail/detail-columns.js';
import { pagesOf, type PageProps } from '../kit/detail/pages-of.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { AccountingCard, ContractCard, LoanCard, OptionsCard, ResortCard } from './contract-cards.js';
import { ContractDates } from './contract-dates.js';
import { SigningCards } from './documents/signing-cards.js';
import { DocumentsCard } from './contract-documents.js';
import { PapersCard } from './contract-papers.js';
import { ContractForm } from './contract-form.js';
import { contractKind, editedSections, type OpenContract } from './contract-record.js';
import { ContractStatusLine } from './contract-status-line.js';
import { ContractTabs } from './contract-tabs.js';
import { FinancialTerms } from './financial-terms.js';
import { BuyerCard, SellerCard } from './party-cards.js';
import { SalesCard } from './sales-card.js';

/** /admin/contracts-detail/:id, and /admin/contracts-edit/:id: the same page, being edited. */
export const { Detail: ContractDetail, Edit: ContractEdit } = pagesOf(ContractScreen, '/admin/contracts-detail');

function ContractScreen(props: PageProps) {
  return (
    <RecordScreen {...props} kind={contractKind} sections={editedSections} form={ContractForm} note={(open) => <ContractStatusLine open={open} />} above={(open) => <ContractTabs id={open.name.key} held={open.now} open="summary" />}>
      {(open) => <ContractCards open={open} />}
    </RecordScreen>
  );
}

/** Everything that a contract says, now or as it was. */
function ContractCards({ open }: { readonly open: OpenContract }) {
  return (
    <>
      <DetailStack>
        <BuyerCard open={open} />
        <FinancialTerms open={open} />
        <ContractCard open={open} />
        <SalesCard open={open} />
        <ResortCard open={open} />
      </DetailStack>
      <DetailStack>
        <SellerCard open={open} />
        <DocumentsCard open={open} />
        <SigningCards open={open} />
        <ContractDates open={open} />
        <PapersCard open={open} />
        <OptionsCard open={open} />
        <AccountingCard open={open} />
        <LoanCard open={open} />
      </DetailStack>
    </>
  );
}
