import { Tag } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { creditLabel } from '../../backend/leads/lead.rules.js';
import { leadFields } from '../../events/leads/lead.fields.js';
import { countryCodes, countryName, DEFAULT_COUNTRY, stateCodes } from '../../events/kernel/place.enums.js';
import { addressLines, mailLink } from '../kit/detail/contact.js';
import { sectionsOf } from '../kit/detail/sections/record-section.js';
import { formatPhone } from '../kit/format/phone.js';
import { useSession } from '../server/session.js';
import type { Lead } from './lead-record.js';
import { textsOf } from './texts-of.js';

const IN_HEADING = { onCard: false } as const;
const ofAddress = { readWith: 'address1' } as const;
/** What the company's lists offer comes with the fields. */
const offeredLater = { options: [] };
const countries = { options: countryCodes, labels: Object.fromEntries(countryCodes.map((code) => [code, countryName(code)])) };

/** A lead by the sections of document 3 (2.4), as its cards show it and its forms edit it. */
export const leadSections = sectionsOf<Lead>()(
  leadFields,
  {
    guest: {
      title: 'Main Contact',
      asksFirst: ['firstName', 'middleName', 'lastName', 'email'],
      fields: {
        firstName: IN_HEADING,
        middleName: IN_HEADING,
        lastName: IN_HEADING,
        mobilePhone: { label: 'Mobile', shown: ({ mobilePhone }) => call(mobilePhone) },
        homePhone: { label: 'Home', shown: ({ homePhone }) => call(homePhone) },
        workPhone: { label: 'Work', shown: ({ workPhone }) => call(workPhone) },
        email: { label: 'Email', shown: ({ email }) => mailLink(email) },
        smsOptIn: { label: 'Texts', kind: 'flag', shown: textsOf },
      },
    },
    spouse: {
      title: 'Spouse',
      asksFirst: ['spouseFirstName', 'spouseLastName', 'spouseEmail'],
      fields: {
        spouseFirstName: IN_HEADING,
        spouseLastName: IN_HEADING,
        spouseMobilePhone: { label: 'Mobile', shown: ({ spouseMobilePhone }) => call(spouseMobilePhone) },
        spouseHomePhone: { label: 'Home', shown: ({ spouseHomePhone }) => call(spouseHomePhone) },
        spouseWorkPhone: { label: 'Work', shown: ({ spouseWorkPhone }) => call(spouseWorkPhone) },
        spouseEmail: { label: 'Email', shown: ({ spouseEmail }) => mailLink(spouseEmail) },
      },
    },
    address: {
      title: 'Address',
      fields: { address1: { label: 'Address', shown: addressOf }, address2: ofAddress, city: ofAddress, state: { ...ofAddress, options: stateCodes }, zipcode: ofAddress, country: { ...ofAddress, ...countries } },
    },
    demographics: {
      title: 'Demographic Information',
      asksFirst: ['age', 'creditScore', 'incomeTier'],
      fields: {
        age: {},
        maritalStatus: {},
        occupation: offeredLater,
        incomeTier: { label: 'Income' },
        creditScore: { label: 'Credit', shown: ({ creditScore }) => (creditScore === null ? null : <Credit score={creditScore} />) },
      },
    },
    marketing: {
      title: 'Marketing Information',
      fields: {
        marketingSource: { ...offeredLater, label: 'Source' },
        marketingCampaign: { label: 'Campaign' },
        marketingEmployeeId: { ...offeredLater, label: 'Rep', shown: (lead) => (lead.marketingEmployeeId ? <Rep {...lead} /> : null) },
        marketingRep: { readWith: 'marketingEmployeeId', asked: false },
        guestVacationLocation: { ...offeredLater, label: 'Guest stays at' },
      },
    },
  },
  { leadStatus: 'Beside the title.' },
);

/** One taps it to call. */
function call(number: string): ReactNode {
  return number ? <a href={`tel:${number}`}>{formatPhone(number)}</a> : null;
}

/** Guest and spouse live there. */
function addressOf({ address1, address2, city, state, zipcode, country }: Lead): ReactNode {
  const place = [city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const abroad = country && country !== DEFAULT_COUNTRY ? countryName(country) : '';
  return addressLines([address1, address2, place, abroad]);
}

function Rep({ marketingEmployeeId, marketingRep }: Pick<Lead, 'marketingEmployeeId' | 'marketingRep'>) {
  const { may } = useSession();
  return may('Employees_Detail') ? <Link to={`/admin/employees-detail/${marketingEmployeeId}`}>{marketingRep}</Link> : marketingRep;
}

/** "712 Approved for Credit" */
function Credit({ score }: { readonly score: number }) {
  const label = creditLabel(score);
  return (
    <>
      {score} <Tag minimal intent={label === 'Approved for Credit' ? 'success' : 'none'}>{label}</Tag>
    </>
  );
}
