import { contradictionAt } from '../../../backend/resale-contracts/resale-contract-dates.rules.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { askedIn, type RecordSection } from '../../kit/detail/sections/record-section.js';
import { SaidField } from '../../kit/form/fields/form-field.js';
import { SectionEntries } from '../../kit/form/fields/section-entries.js';
import { formatDate, today } from '../../kit/format/dates.js';
import { formatMoney } from '../../kit/format/money.js';
import { isNegativeChoice } from './said.js';
import type { Contract } from '../contract-record.js';
import { contractSections } from '../contract-sections.js';
import { daysFromNow } from '../days-from-now.js';
import { GoodDateHint } from '../fields/good-date-hint.js';
import { partyNames } from '../fields/party-names.js';
import { PartyFields } from '../fields/party-fields.js';
import { SalesQuestions } from '../fields/sales-fields.js';
import { UnitFields } from '../fields/unit-fields.js';
import type { SalesChoices } from '../fields/use-sales-choices.js';
import type { FormSection } from './form-sections.js';

const text = (values: Values, ...names: readonly string[]) => names.map((name) => String(values[name] ?? '')).filter(Boolean).join(' ');

/** Its deal on the outside platform, if it has one already; what the address says is not asked. */
export function dealSection(values: Values): FormSection {
  return { name: 'contract', title: 'Contract', fields: askedIn(contractSections.deal), said: text(values, 'tppDealNumber'), unsaid: 'no deal number yet', content: <SectionEntries section={contractSections.deal} /> };
}

export function unitSection(values: Values): FormSection {
  const week = text(values, 'useWeek');
  const said = [text(values, 'resort', 'unitNumber'), week && `week ${week}`].filter(Boolean).join(', ');
  return { name: 'unit', title: 'Resort Info', fields: askedIn(contractSections.unit), said, unsaid: 'not named yet', content: <UnitFields /> };
}

export function partySection(party: 'buyer' | 'seller', values: Values, note = ''): FormSection {
  const kind = values[`${party}EntityType`];
  const name = kind === 'COMPANY' ? text(values, `${party}CompanyName`) : kind === 'TRUST' ? text(values, `${party}TrustName`) : text(values, `${party}FirstName`, `${party}LastName`);
  return {
    name: party,
    title: party === 'buyer' ? 'Buyer Info' : 'Seller Info',
    fields: partyNames(party, kind),
    note,
    said: name,
    unsaid: note ? 'filled in when saved' : 'not named yet',
    content: <PartyFields party={party} />,
  };
}

const dates: RecordSection<Contract> = { ...contractSections.dates, asksFirst: ['contractDate', 'fundsEscrowByDate', 'sellerSignBy', 'closingDate'] };

export function datesSection(values: Values, defaults: boolean): FormSection {
  const inDays = (name: string) => typeof values[name] === 'string' && daysFromNow(values[name], today());
  const hints: Readonly<Record<string, React.ReactNode>> = {
    sellerSignBy: inDays('sellerSignBy'),
    closingDate: inDays('closingDate'),
    contractGoodDate: <GoodDateHint />,
  };
  const here = Object.fromEntries(Object.keys(dates.fields).map((name) => [name, { hint: hints[name], warning: contradictionAt(name, values) }]));
  return {
    name: 'dates',
    title: 'Contract Dates',
    fields: askedIn(dates),
    note: defaults && 'filled in from today',
    said: formatDate(values['contractDate'] as string | null),
    unsaid: 'not said yet',
    content: <SectionEntries section={dates} here={here} />,
  };
}

const terms: RecordSection<Contract> = { ...contractSections.terms, asksFirst: ['purchasePrice', 'closingFee', 'prePaidMaintFee'] };

/** @param contract with the totals of what is typed */
export function termsSection(values: Values, contract: Contract, retailPrice: unknown): FormSection {
  const inFull = values['fullAmountCollected'] === 'YES';
  const ofUnit = retailPrice !== undefined && retailPrice !== null && values['purchasePrice'] === retailPrice && 'retail price of the unit';
  return {
    name: 'terms',
    title: 'Financial Terms',
    fields: askedIn(terms).filter((name) => name !== 'depositAmount' || !inFull),
    said: formatMoney(values['purchasePrice'] as string | null),
    unsaid: 'no price yet',
    content: (
      <SectionEntries
        section={terms}
        here={{ purchasePrice: { hint: ofUnit }, loanProcessingFee: { readOnly: true }, creditReportFee: { readOnly: true } }}
        instead={inFull ? { depositAmount: <SaidField label="Deposit" value={formatMoney(contract.depositAmount)} hint="The full amount" /> } : {}}
      />
    ),
  };
}

export function salesSection(values: Values, choices: SalesChoices): FormSection {
  return {
    name: 'sales',
    title: 'Sales Info',
    fields: askedIn(contractSections.sales),
    said: text(values, 'salesAgent'),
    unsaid: 'nobody yet',
    content: <SalesQuestions contract={{}} choices={choices} />,
  };
}

export function optionsSection(values: Values): FormSection {
  const names = askedIn(contractSections.options);
  return {
    name: 'options',
    title: 'Additional Options',
    fields: names,
    said: names.some((name) => values[name] && !isNegativeChoice(values[name])) ? 'chosen' : '',
    unsaid: 'optional',
    content: <SectionEntries section={contractSections.options} />,
  };
}
