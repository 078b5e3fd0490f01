import { addressLines, mailLink } from '../kit/detail/contact.js';
import { EditableCard } from '../kit/detail/sections/editable-card.js';
import { RecordFacts, type FactLine } from '../kit/detail/sections/record-facts.js';
import { linesOf } from '../kit/detail/sections/record-section.js';
import { formatPhone } from '../kit/format/phone.js';
import { countryName } from '../../events/kernel/place.enums.js';
import { SectionForm } from '../kit/form/section-form.js';
import type { Contract, OpenContract } from './contract-record.js';
import { contractSections } from './contract-sections.js';
import { PartyFields } from './fields/party-fields.js';

type Fields = readonly (keyof Contract)[];

export function BuyerCard({ open }: { readonly open: OpenContract }) {
  const contract = open.data;
  const kind = contract.buyerEntityType ?? '';
  return (
    <Party
      title="Buyer"
      party="buyer"
      open={open}
      lines={[
        ...named(contract, kind, { person: ['buyerFirstName', 'buyerMiddleName', 'buyerLastName'], company: 'buyerCompanyName', stateInc: 'buyerStateInc', trust: 'buyerTrustName' }),
        ...beside(kind, joined(contract, 'Co-buyer', ['coBuyerFirstName', 'coBuyerMiddleName', 'coBuyerLastName'])),
        ...phones(contract, ['buyerMobilePhone', 'buyerHomePhone', 'buyerWorkPhone']),
        email(contract, 'Email', 'buyerEmail'),
        address(contract, ['buyerAddress1', 'buyerAddress2'], ['buyerCity', 'buyerState', 'buyerZipcode'], 'buyerCountry'),
        ...filled([
          phone(contract, 'Co-buyer mobile', 'coBuyerMobilePhone'),
          phone(contract, 'Co-buyer home', 'coBuyerHomePhone'),
          email(contract, 'Co-buyer email', 'coBuyerEmail'),
        ]),
      ]}
    />
  );
}

export function SellerCard({ open }: { readonly open: OpenContract }) {
  const contract = open.data;
  const kind = contract.sellerEntityType ?? '';
  const owner = contract.isHoaInventory === 'YES' ? [{ label: 'HOA inventory', fields: ['isHoaInventory'], value: 'Yes' }] : [];
  return (
    <Party
      title="Seller"
      party="seller"
      open={open}
      lines={[
        ...named(contract, kind, { person: ['sellerFirstName', 'sellerMiddleName', 'sellerLastName'], company: 'sellerCompanyName', stateInc: 'sellerStateInc', trust: 'sellerTrustName' }),
        ...beside(kind, joined(contract, 'Co-seller', ['coSellerFirstName', 'coSellerMiddleName', 'coSellerLastName'])),
        ...owner,
        ...phones(contract, ['sellerMobilePhone', 'sellerHomePhone', 'sellerWorkPhone']),
        email(contract, 'Email', 'sellerEmail'),
        address(contract, ['sellerAddress'], ['sellerCity', 'sellerState', 'sellerZipcode'], 'sellerCountry'),
        ...filled([
          phone(contract, 'Co-seller mobile', 'coSellerMobilePhone'),
          phone(contract, 'Co-seller home', 'coSellerHomePhone'),
          phone(contract, 'Co-seller work', 'coSellerWorkPhone'),
          email(contract, 'Co-seller email', 'coSellerEmail'),
        ]),
      ]}
    />
  );
}

interface PartyProps {
  readonly title: string;
  readonly party: 'buyer' | 'seller';
  readonly open: OpenContract;
  /** Names, phones and addresses in words of their own; what else its section holds follows. */
  readonly lines: readonly FactLine[];
}

/** Somebody to the contract; edits in place. */
function Party({ title, party, open, lines }: PartyProps) {
  const section = open.section(party);
  const kind = open.data[`${party}EntityType`] ?? '';
  const form = () => (
    <SectionForm section={section}>
      <PartyFields party={party} />
    </SectionForm>
  );
  return (
    <EditableCard title={title} note={kind && `${kind[0]}${kind.slice(1).toLowerCase()}`} section={section} form={form}>
      <RecordFacts record={open.data} lines={[...lines, ...linesOf(contractSections[party], open.data)]} />
    </EditableCard>
  );
}

interface NameFields {
  readonly person: Fields;
  readonly company: keyof Contract;
  readonly stateInc: keyof Contract;
  readonly trust: keyof Contract;
}

/** Which fields name a party depends on what it is (document 1, section 4). */
function named(contract: Contract, kind: string, { person, company, stateInc, trust }: NameFields): FactLine[] {
  if (kind === 'COMPANY') return [joined(contract, 'Company', [company]), joined(contract, 'Incorporated in', [stateInc]), ...filled([joined(contract, 'Contact', person)])];
  if (kind === 'TRUST') return [joined(contract, 'Trust', [trust]), ...filled([joined(contract, 'Contact', person)])];
  return [joined(contract, 'Name', person)];
}

/** Beside a company or a trust nobody buys or sells; who was named before is said all the same. */
function beside(kind: string, line: FactLine): readonly FactLine[] {
  return kind === 'COMPANY' || kind === 'TRUST' ? filled([line]) : [line];
}

/** Those that are there; a blank mobile where there is none at all. */
function phones(contract: Contract, [mobile, home, work]: readonly [keyof Contract, keyof Contract, keyof Contract]): readonly FactLine[] {
  const there = filled([phone(contract, 'Mobile', mobile), phone(contract, 'Home', home), phone(contract, 'Work', work)]);
  return there.length > 0 ? there : [phone(contract, 'Mobile', mobile)];
}

function phone(contract: Contract, label: string, field: keyof Contract): FactLine {
  return { label, fields: [field], value: formatPhone(textOf(contract, field)) || null };
}

function email(contract: Contract, label: string, field: keyof Contract): FactLine {
  return { label, fields: [field], value: mailLink(textOf(contract, field)) };
}

function address(contract: Contract, streets: Fields, [city, state, zipcode]: readonly [keyof Contract, keyof Contract, keyof Contract], country: keyof Contract): FactLine {
  const stateAndZip = [contract[state], contract[zipcode]].filter(Boolean).join(' ');
  const place = [contract[city], stateAndZip].filter(Boolean).join(', ');
  const abroad = ['US', 'United States', ''].includes(String(contract[country] ?? '')) ? '' : countryName(textOf(contract, country));
  const parts = [...streets.map((street) => textOf(contract, street)), place, abroad];
  return { label: 'Address', fields: [...streets, city, state, zipcode, country], value: addressLines(parts) };
}

function textOf(contract: Contract, field: keyof Contract): string {
  return String(contract[field] ?? '');
}

function joined(contract: Contract, label: string, fields: Fields): FactLine {
  const text = fields.map((field) => contract[field]).filter(Boolean).join(' ');
  return { label, fields, value: text || null };
}

function filled(lines: readonly FactLine[]): readonly FactLine[] {
  return lines.filter(({ value }) => value !== null);
}
