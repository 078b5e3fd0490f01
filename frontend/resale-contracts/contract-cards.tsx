import { Link } from 'react-router-dom';
import * as deal from '../../events/resale-contract-deal-fields.values.js';
import { originFields } from '../../events/resale-contract-fields.values.js';
import * as money from '../../events/resale-contract-money-fields.values.js';
import * as party from '../../events/resale-contract-party-fields.values.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { isBlankSection, line, RecordFacts, type FactLine } from '../kit/detail/record-facts.js';
import { Section } from '../kit/page/section.js';
import { useSession } from '../server/session.js';
import type { Contract } from './contract-record.js';
import { TppDeal } from './tpp-deal.js';

interface CardProps {
  readonly contract: Contract;
}

export function ContractCard({ contract }: CardProps) {
  const { may } = useSession();
  const { tppDealNumber = '', tppLink = '', tourId } = contract;
  const tour = tourId && may('Tours_Detail') ? <Link to={`/admin/tours-detail/${tourId}`}>{tourId}</Link> : line(deal.dealFields, contract, 'tourId').value;
  const lines: readonly FactLine[] = [
    line(deal.dealFields, contract, 'contractType', 'Type'),
    { label: 'TPP deal', fields: ['tppDealNumber', 'tppLink'], value: tppDealNumber || tppLink ? <TppDeal tppDealNumber={tppDealNumber} tppLink={tppLink} /> : null },
    line(deal.dealFields, contract, 'inventoryId'),
    { label: 'Tour', fields: ['tourId'], value: tour },
    line(deal.dealFields, contract, 'leadId'),
    line(originFields, contract, 'createdAt'),
  ];
  return (
    <Section title="Contract">
      <RecordFacts record={contract} lines={lines} />
    </Section>
  );
}

export function ResortCard({ contract }: CardProps) {
  const { unitFields } = deal;
  const names = ['resort', 'buildingNumber', 'unitNumber', 'unitSleeps', 'bedrooms', 'bathrooms', 'useWeek', 'nextUseYear', 'fixedFloat', 'useYearType', 'ownershipType', 'managingEntity', 'listingTerms', 'maintFee', 'retailPrice', 'listingPrice', 'totalPrice'];
  return (
    <Section title="Resort">
      {isBlankSection(unitFields, contract) ? <Nothing text="No unit is named yet." /> : <RecordFacts record={contract} lines={names.map((name) => line(unitFields, contract, name))} />}
    </Section>
  );
}

export function OptionsCard({ contract }: CardProps) {
  const { optionFields } = deal;
  return (
    <Section title="Additional options">
      {isBlankSection(optionFields, contract) ? <Nothing text="No options are chosen." /> : <RecordFacts record={contract} lines={Object.keys(optionFields).map((name) => line(optionFields, contract, name))} />}
    </Section>
  );
}

export function AccountingCard({ contract }: CardProps) {
  const lines = [
    ...Object.keys(money.accountingFields).map((name) => line(money.accountingFields, contract, name)),
    line(party.salesFields, contract, 'toGlCode'),
    line(party.salesFields, contract, 'toCommission'),
  ];
  return (
    <Section title="Accounting">
      {isBlankSection(money.accountingFields, contract) ? <Nothing text="Nothing is booked yet." /> : <RecordFacts record={contract} lines={lines} />}
    </Section>
  );
}

/** Resale contracts are seldom financed: the card is there only for those that are. */
export function LoanCard({ contract }: CardProps) {
  const { loanFields } = money;
  if (isBlankSection(loanFields, contract)) return null;
  return (
    <Section title="Loan">
      <RecordFacts record={contract} lines={Object.keys(loanFields).map((name) => line(loanFields, contract, name))} />
    </Section>
  );
}

/** Street, then "Orlando, FL 32801". */
export function addressText(street = '', city = '', state = '', zipcode = ''): string | null {
  const place = [city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street, place].filter(Boolean).join(', ') || null;
}
