import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as deal from '../../events/resale-contracts/resale-contract-deal.fields.js';
import { originFields } from '../../events/resale-contracts/resale-contract.fields.js';
import * as money from '../../events/resale-contracts/resale-contract-money.fields.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { EditableCard } from '../kit/detail/editable-card.js';
import { isBlankSection, line, RecordFacts, type FactLine } from '../kit/detail/record-facts.js';
import { FormField } from '../kit/form/fields/form-field.js';
import { useSurroundingForm } from '../kit/form/record-form-context.js';
import { SectionForm } from '../kit/form/section-form.js';
import { useSession } from '../server/session.js';
import { bookedFields } from './fields/contract-entries.js';
import type { EditedSection, OpenContract } from './contract-record.js';
import { DealFields } from './fields/deal-fields.js';
import { TppDeal } from './tpp-deal.js';
import { UnitFields } from './fields/unit-fields.js';
import { useUnitOpens } from './use-unit-opens.js';

interface CardProps {
  readonly open: OpenContract;
}

interface PartProps extends CardProps {
  readonly title: string;
  readonly part: EditedSection;
  /** What the form asks. */
  readonly asks: ReactNode;
  /** What the card says. */
  readonly children: ReactNode;
}

/** A section of the contract; edits in place. */
function Part({ open, title, part, asks, children }: PartProps) {
  return (
    <EditableCard title={title} section={open.section(part)} form={() => <SectionForm section={open.section(part)}>{asks}</SectionForm>}>
      {children}
    </EditableCard>
  );
}

/** Fields as they stand in their table, as far as the form has them. */
function FieldsNamed({ names }: { readonly names: readonly string[] }) {
  const { fields } = useSurroundingForm();
  return names.filter((name) => fields.some((field) => field.name === name)).map((name) => <FormField key={name} name={name} />);
}

export function ContractCard({ open }: CardProps) {
  const { may } = useSession();
  const contract = open.data;
  const unitOpens = useUnitOpens(contract.inventoryId ?? 0);
  const { tppDealNumber = '', tppLink = '' } = contract;
  const linked = (name: 'inventoryId' | 'tourId' | 'leadId', page: string, opens: boolean): FactLine => {
    const fact = line(deal.dealFields, contract, name);
    return contract[name] && opens ? { ...fact, value: <Link to={`/admin/${page}/${contract[name]}`}>{contract[name]}</Link> } : fact;
  };
  const lines: readonly FactLine[] = [
    line(deal.dealFields, contract, 'contractType', 'Type'),
    { label: 'TPP deal', fields: ['tppDealNumber', 'tppLink'], value: tppDealNumber || tppLink ? <TppDeal tppDealNumber={tppDealNumber} tppLink={tppLink} /> : null },
    linked('inventoryId', 'inventory-detail', unitOpens),
    { ...linked('tourId', 'tours-detail', may('Tours_Detail')), label: 'Tour' },
    linked('leadId', 'leads-detail', may('Leads_Detail')),
    line(originFields, contract, 'createdAt'),
  ];
  return (
    <Part open={open} title="Contract" part="deal" asks={<DealFields />}>
      <RecordFacts record={contract} lines={lines} />
    </Part>
  );
}

export function ResortCard({ open }: CardProps) {
  const { unitFields } = deal;
  const names = ['resort', 'buildingNumber', 'unitNumber', 'unitSleeps', 'bedrooms', 'bathrooms', 'useWeek', 'nextUseYear', 'fixedFloat', 'useYearType', 'ownershipType', 'managingEntity', 'listingTerms', 'maintFee', 'retailPrice', 'listingPrice', 'totalPrice'];
  return (
    <Part open={open} title="Resort" part="unit" asks={<UnitFields />}>
      {isBlankSection(unitFields, open.data) ? <Nothing text="No unit is named yet." /> : <RecordFacts record={open.data} lines={names.map((name) => line(unitFields, open.data, name))} />}
    </Part>
  );
}

export function OptionsCard({ open }: CardProps) {
  const { optionFields } = deal;
  const names = Object.keys(optionFields);
  return (
    <Part open={open} title="Additional options" part="options" asks={<FieldsNamed names={names} />}>
      {isBlankSection(optionFields, open.data) ? <Nothing text="No options are chosen." /> : <RecordFacts record={open.data} lines={names.map((name) => line(optionFields, open.data, name))} />}
    </Part>
  );
}

export function AccountingCard({ open }: CardProps) {
  const names = Object.keys(bookedFields);
  return (
    <Part open={open} title="Accounting" part="accounting" asks={<FieldsNamed names={names} />}>
      {isBlankSection(bookedFields, open.data) ? <Nothing text="Nothing is booked yet." /> : <RecordFacts record={open.data} lines={names.map((name) => line(bookedFields, open.data, name))} />}
    </Part>
  );
}

/** Resale contracts are seldom financed: the card is there only for those that are, and where somebody says that one is. */
export function LoanCard({ open }: CardProps) {
  const { loanFields } = money;
  const names = Object.keys(loanFields);
  if (isBlankSection(loanFields, open.data) && !open.section('loan').editing) return null;
  return (
    <Part open={open} title="Loan" part="loan" asks={<FieldsNamed names={names} />}>
      <RecordFacts record={open.data} lines={names.map((name) => line(loanFields, open.data, name))} />
    </Part>
  );
}

/** Street, then "Orlando, FL 32801". */
export function addressText(street = '', city = '', state = '', zipcode = ''): string | null {
  const place = [city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street, place].filter(Boolean).join(', ') || null;
}
