import type { NewContractAnswer } from '../../../backend/resale-contracts/new-contracts.js';
import { choiceIn } from '../../kit/format/choice-words.js';
import { formatMoney } from '../../kit/format/money.js';
import { Facts, Section } from '../../kit/page/section.js';

/** The unit as the inventory has it, whatever is typed of it. */
export function UnitCard({ known: { values } }: { readonly known: NewContractAnswer }) {
  const { resort = '', unitNumber = '', useWeek = '', bedrooms = '', bathrooms = '', unitSleeps = '', fixedFloat = '', useYearType = '', nextUseYear = '', maintFee, sellerFirstName = '', sellerLastName = '', sellerCity = '' } = values;
  const listed = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');
  const rooms = listed(bedrooms && (bedrooms === 'Studio' ? 'Studio' : `${bedrooms} bedroom${bedrooms === '1' ? '' : 's'}`), bathrooms && `${bathrooms} bath${bathrooms === '1' ? '' : 's'}`, unitSleeps && `sleeps ${unitSleeps}`);
  return (
    <Section title="Unit">
      <Facts
        facts={[
          { label: 'Unit', value: listed([resort, unitNumber].filter(Boolean).join(' '), useWeek && `week ${useWeek}`) },
          { label: 'Rooms', value: rooms },
          { label: 'Use', value: listed(choiceIn('fixedFloat', fixedFloat), useYearType, nextUseYear && `next ${nextUseYear}`) },
          { label: 'Seller', value: listed([sellerFirstName, sellerLastName].filter(Boolean).join(' '), sellerCity) },
          { label: 'Dues', value: maintFee && `${formatMoney(maintFee)} a year` },
        ]}
      />
    </Section>
  );
}
