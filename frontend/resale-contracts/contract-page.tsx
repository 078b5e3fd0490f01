import { Button } from '@blueprintjs/core';
import { EditIcon } from '@blueprintjs/icons';
import type { Person } from '../../backend/platform/realtime/protocol.js';
import { DetailColumns, DetailStack } from '../kit/detail/detail-columns.js';
import { MarksContext } from '../kit/detail/marks.js';
import type { VersionedRecord } from '../kit/detail/use-versioned-record.js';
import { AsOfBar } from '../kit/history/as-of-bar.js';
import { CompareDialog } from '../kit/history/compare-dialog.js';
import { HistoryCard } from '../kit/history/history-card.js';
import { useShortcuts } from '../kit/keys/use-shortcuts.js';
import { PageHeader } from '../kit/page/page.js';
import { WhoIsHere } from '../kit/people/avatar.js';
import { useSession } from '../server/session.js';
import type { HeldRecord, RecordName } from '../server/use-record.js';
import { AccountingCard, ContractCard, LoanCard, OptionsCard, ResortCard } from './contract-cards.js';
import { ContractDates } from './contract-dates.js';
import { editedSections, type EditedSection } from './editable-section.js';
import { DocumentsCard } from './contract-documents.js';
import type { Contract } from './contract-record.js';
import { ContractStatusLine } from './contract-status-line.js';
import { FinancialTerms } from './financial-terms.js';
import { BuyerCard, SellerCard } from './party-cards.js';
import { SalesCard } from './sales-card.js';

interface ContractPageProps {
  readonly name: RecordName;
  readonly versioned: VersionedRecord<Contract>;
  readonly shown: HeldRecord<Contract>;
  readonly people: readonly Person[];
  readonly editing: ReadonlySet<EditedSection>;
  readonly onEdit: (sections: ReadonlySet<EditedSection>) => void;
}

/** One contract with its history beside it, now or as it was. */
export function ContractPage({ name, versioned, shown, people, editing, onEdit }: ContractPageProps) {
  const { now = shown, entries, versions, inThePast } = versioned;
  const mayEdit = useSession().may('Contracts_Edit') && !inThePast;
  const contract = shown.data;
  const edit = () => onEdit(new Set(editedSections));
  useShortcuts(mayEdit ? [{ keys: ['e'], words: 'Edit', group: 'This page', run: edit }] : []);
  const section = (one: EditedSection) => ({
    name,
    shown,
    entries: entries ?? [],
    editing: !inThePast && editing.has(one),
    onEdit: mayEdit ? () => onEdit(new Set([...editing, one])) : undefined,
    onClose: () => onEdit(new Set([...editing].filter((other) => other !== one))),
  });
  return (
    <MarksContext value={versioned.marks}>
      <PageHeader
        title={`Contract ${name.key}`}
        note={<ContractStatusLine name={name} shown={shown} editable={mayEdit} />}
        actions={
          <>
            <WhoIsHere people={people} />
            {mayEdit && <Button intent="primary" icon={<EditIcon />} text="Edit" disabled={editing.size === editedSections.length} onClick={edit} />}
          </>
        }
      />
      <AsOfBar entries={entries ?? []} total={versioned.total} versions={versions} />
      <DetailColumns
        history={<HistoryCard entries={entries} statusNow={{ field: 'contractStatus', value: now.data.contractStatus }} versions={versions} more={versioned.more} />}
      >
        <BuyerCard contract={contract} />
        <SellerCard contract={contract} />
        <FinancialTerms {...section('terms')} />
        <DetailStack>
          <ContractDates {...section('dates')} />
          <DocumentsCard contract={contract} />
        </DetailStack>
        <ContractCard contract={contract} />
        <ResortCard contract={contract} />
        <SalesCard {...section('sales')} />
        <DetailStack>
          <OptionsCard contract={contract} />
          <AccountingCard contract={contract} />
          <LoanCard contract={contract} />
        </DetailStack>
      </DetailColumns>
      <CompareDialog url={name.url} name={`Contract ${name.key}`} entries={entries ?? []} total={versioned.total} versions={versions} />
    </MarksContext>
  );
}
