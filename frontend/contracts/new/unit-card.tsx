import type { NewContractAnswer } from '../../../backend/resale-contracts/new/new-contracts.js';
import { choiceIn } from '../../kit/format/choice-words.js';
import { formatMoney } from '../../kit/format/money.js';
import { Facts, Section } from '../../kit/page/section.js';

/** The unit as the inventory has it, whatever is typed of it. */
export function UnitCard({ known: { values } }: { readonly known: NewContractAnswer }) {
  const { resort = '', unitNumber = '', useWeek = '', bedrooms = '', bathrooms = '', unitSleeps = '', fixedFloat = '', useYearType = '', nextUseYear = '', maintFee, sellerFirstName = '', sellerLastName = '', sellerCity = '' } = values;
  const listed = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');
  const rooms = [...new Set([counted(bedrooms, 'bedroom'), counted(bathrooms, 'bath'), unitSleeps && `sleeps ${unitSleeps}`])];
  return (
    <Section title="Unit">
      <Facts
        facts={[
          { label: 'Unit', value: listed([resort, unitNumber].filter(Boolean).join(' '), useWeek && `week ${useWeek}`) },
          { label: 'Rooms', value: listed(...rooms) },
          { label: 'Use', value: listed(choiceIn('fixedFloat', fixedFloat), useYearType, nextUseYear && `next ${nextUseYear}`) },
          { label: 'Seller', value: listed([sellerFirstName, sellerLastName].filter(Boolean).join(' '), sellerCity) },
          { label: 'Dues', value: maintFee && `${formatMoney(maintFee)} a year` },
        ]}
      />
    </Section>
  );
}

/** Of points, a studio or something else there is no number. */
function counted(many: string, room: string): string {
  if (many === 'Other') return `other ${room}s`;
  return /^\d/.test(many) ? `${many} ${room}${many === '1' ? '' : 's'}` : many;
}
