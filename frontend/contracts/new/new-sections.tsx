import { contradictionAt } from '../../../backend/resale-contracts/resale-contract-dates.rules.js';
import { dateFields, optionFields, unitFields } from '../../../events/resale-contracts/resale-contract-deal.fields.js';
import { financialTermFields } from '../../../events/resale-contracts/resale-contract-money.fields.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { FormField, SaidField } from '../../kit/form/fields/form-field.js';
import { formatDate, today } from '../../kit/format/dates.js';
import { formatMoney } from '../../kit/format/money.js';
import { isNegativeChoice } from './said.js';
import type { Contract } from '../contract-record.js';
import { daysFromNow } from '../days-from-now.js';
import { GoodDateHint } from '../fields/good-date-hint.js';
import { partyNames } from '../fields/party-entries.js';
import { PartyFields } from '../fields/party-fields.js';
import { SalesQuestions } from '../fields/sales-fields.js';
import { UnitFields } from '../fields/unit-fields.js';
import type { SalesChoices } from '../fields/use-sales-choices.js';
import type { FormSection } from './form-sections.js';

const text = (values: Values, ...names: readonly string[]) => names.map((name) => String(values[name] ?? '')).filter(Boolean).join(' ');

/** Its deal on the outside platform, if it has one already. */
export function dealSection(values: Values): FormSection {
  const names = ['tppDealNumber', 'tppLink'];
  return { name: 'contract', title: 'Contract', fields: names, said: text(values, 'tppDealNumber'), unsaid: 'no deal number yet', content: names.map((name) => <FormField key={name} name={name} />) };
}

export function unitSection(values: Values): FormSection {
  const week = text(values, 'useWeek');
  const said = [text(values, 'resort', 'unitNumber'), week && `week ${week}`].filter(Boolean).join(', ');
  return { name: 'unit', title: 'Resort Info', fields: Object.keys(unitFields), said, unsaid: 'not named yet', content: <UnitFields /> };
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

export function datesSection(values: Values, defaults: boolean): FormSection {
  const inDays = (name: string) => typeof values[name] === 'string' && daysFromNow(values[name], today());
  const hints: Readonly<Record<string, React.ReactNode>> = {
    sellerSignBy: inDays('sellerSignBy'),
    closingDate: inDays('closingDate'),
    contractGoodDate: <GoodDateHint />,
  };
  return {
    name: 'dates',
    title: 'Contract Dates',
    fields: Object.keys(dateFields),
    note: defaults && 'filled in from today',
    said: formatDate(values['contractDate'] as string | null),
    unsaid: 'not said yet',
    content: ['contractDate', 'fundsEscrowByDate', 'sellerSignBy', 'closingDate', 'contractGoodDate', 'paidInFullDate'].map((name) => <FormField key={name} name={name} hint={hints[name]} warning={contradictionAt(name, values)} />),
  };
}

/** @param contract with the totals of what is typed */
export function termsSection(values: Values, contract: Contract, retailPrice: unknown): FormSection {
  const inFull = values['fullAmountCollected'] === 'YES';
  const ofUnit = retailPrice !== undefined && retailPrice !== null && values['purchasePrice'] === retailPrice && 'retail price of the unit';
  return {
    name: 'terms',
    title: 'Financial Terms',
    fields: Object.keys(financialTermFields).filter((name) => name !== 'depositAmount' || !inFull),
    said: formatMoney(values['purchasePrice'] as string | null),
    unsaid: 'no price yet',
    content: (
      <>
        <FormField name="purchasePrice" hint={ofUnit} />
        <FormField name="closingFee" />
        <FormField name="prePaidMaintFee" />
        <FormField name="loanProcessingFee" readOnly />
        <FormField name="creditReportFee" readOnly />
        <FormField name="fullAmountCollected" />
        <FormField name="depositMadeBy" />
        {inFull ? <SaidField label="Deposit" value={formatMoney(contract.depositAmount)} hint="The full amount" /> : <FormField name="depositAmount" />}
        <FormField name="balanceDueType" />
        <FormField name="notes" wide />
      </>
    ),
  };
}

export function salesSection(values: Values, choices: SalesChoices): FormSection {
  return {
    name: 'sales',
    title: 'Sales Info',
    fields: ['salesAgent', 'isToUsed', 'toName', 'closingAgent', 'contractsProcessor', 'escrowAgent'],
    said: text(values, 'salesAgent'),
    unsaid: 'nobody yet',
    content: <SalesQuestions contract={{}} choices={choices} />,
  };
}

export function optionsSection(values: Values): FormSection {
  const names = Object.keys(optionFields);
  return {
    name: 'options',
    title: 'Additional Options',
    fields: names,
    said: names.some((name) => values[name] && !isNegativeChoice(values[name])) ? 'chosen' : '',
    unsaid: 'optional',
    content: names.map((name) => <FormField key={name} name={name} />),
  };
}
