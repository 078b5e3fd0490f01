import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Nothing } from '../kit/detail/detail-columns.js';
import { EditableCard } from '../kit/detail/sections/editable-card.js';
import { isBlankSection, RecordFacts } from '../kit/detail/sections/record-facts.js';
import { linesOf } from '../kit/detail/sections/record-section.js';
import { SectionEntries } from '../kit/form/fields/section-entries.js';
import { SectionForm } from '../kit/form/section-form.js';
import { useSession } from '../server/session.js';
import type { EditedSection, OpenContract } from './contract-record.js';
import { contractSections } from './contract-sections.js';
import { UnitFields } from './fields/unit-fields.js';
import { useUnitOpens } from './use-unit-opens.js';

interface CardProps {
  readonly open: OpenContract;
}

interface PartProps extends CardProps {
  readonly part: EditedSection;
  /** Said where the section is blank. */
  readonly blank?: string;
  /** What the form asks, where it is not the section as it stands. */
  readonly asks?: ReactNode;
  /** What the card says, where it is not the section as it stands. */
  readonly children?: ReactNode;
}

/** A section of the contract; edits in place. */
function Part({ open, part, blank, asks, children }: PartProps) {
  const section = contractSections[part];
  const isBlank = blank !== undefined && isBlankSection(section, open.data);
  return (
    <EditableCard title={section.title} section={open.section(part)} form={() => <SectionForm section={open.section(part)}>{asks ?? <SectionEntries section={section} />}</SectionForm>}>
      {children ?? (isBlank ? <Nothing text={blank} /> : <RecordFacts record={open.data} lines={linesOf(section, open.data)} />)}
    </EditableCard>
  );
}

export function ContractCard({ open }: CardProps) {
  const { may } = useSession();
  const contract = open.data;
  const opens: Readonly<Record<string, string | false>> = {
    inventoryId: useUnitOpens(contract.inventoryId ?? 0) && 'inventory-detail',
    tourId: may('Tours_Detail') && 'tours-detail',
    leadId: may('Leads_Detail') && 'leads-detail',
  };
  const lines = linesOf(contractSections.deal, contract).map((line) => {
    const [page, id] = [opens[line.fields[0]!], line.value];
    return page && id ? { ...line, value: <Link to={`/admin/${page}/${String(id)}`}>{id}</Link> } : line;
  });
  return (
    <Part open={open} part="deal" asks={<SectionEntries section={contractSections.deal} here={{ tppLink: { wide: true } }} />}>
      <RecordFacts record={contract} lines={lines} />
    </Part>
  );
}

export function ResortCard({ open }: CardProps) {
  return <Part open={open} part="unit" blank="No unit is named yet." asks={<UnitFields />} />;
}

export function OptionsCard({ open }: CardProps) {
  return <Part open={open} part="options" blank="No options are chosen." />;
}

export function AccountingCard({ open }: CardProps) {
  return <Part open={open} part="accounting" blank="Nothing is booked yet." />;
}

/** Resale contracts are seldom financed: the card is there only for those that are, and where somebody says that one is. */
export function LoanCard({ open }: CardProps) {
  if (isBlankSection(contractSections.loan, open.data) && !open.section('loan').editing) return null;
  return <Part open={open} part="loan" />;
}
