import { feeFaults } from '../../../backend/company-settings/membership-fees/membership-fees.rules.js';
import { membershipFeeFields, type MembershipFeeValues } from '../../../events/company/membership-fees.fields.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { EditableCard } from '../../kit/detail/sections/editable-card.js';
import { RecordFacts } from '../../kit/detail/sections/record-facts.js';
import { entriesIn, linesOf, sectionsOf, type RecordSection } from '../../kit/detail/sections/record-section.js';
import { useEditing } from '../../kit/detail/sections/use-editing.js';
import { useVersionedRecord } from '../../kit/detail/use-versioned-record.js';
import { SectionGroup } from '../../kit/form/fields/section-entries.js';
import { formatCount } from '../../kit/format/money.js';
import { RecordForm } from '../../kit/form/record-form.js';
import { useLeaving } from '../../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm, type FormRecord } from '../../kit/form/use-record-form.js';
import { usePresence } from '../../server/live/use-live.js';
import { feesRecord } from '../company-records.js';
import { SettingsFrame } from '../settings-frame.js';

const FEES = 'fees';
const AMOUNT = 'Enter an amount';

const { dues, fees, loan, points } = sectionsOf<MembershipFeeValues>()(
  membershipFeeFields,
  {
    dues: {
      title: 'Season of the dues',
      fields: {
        seasonalDues: { required: AMOUNT, hint: 'On top of the first year’s dues' },
        seasonFrom: { required: true, label: 'Season', shown: ({ seasonFrom, seasonTo }) => (seasonFrom === seasonTo ? seasonFrom : `${seasonFrom} to ${seasonTo}`) },
        seasonTo: { required: true, readWith: 'seasonFrom', hint: 'With this month' },
      },
    },
    fees: {
      title: 'Fees',
      fields: {
        loanProcessingFee: { required: AMOUNT, hint: 'With a loan only' },
        creditReportFee: { required: AMOUNT, hint: 'With a loan only' },
        cardFee: { required: 'Enter a rate', hint: 'Percent of what is due at closing', shown: ({ cardFee }) => cardFee && `${cardFee}% of what is due at closing` },
      },
    },
    loan: {
      title: 'Loan',
      fields: {
        aprCeiling: { required: 'Enter a rate', hint: 'Percent a year, with 2 places', shown: ({ aprCeiling }) => aprCeiling && `${aprCeiling}% a year` },
        defaultLoanTerm: { required: 'Enter the months', hint: 'Months', shown: ({ defaultLoanTerm }) => defaultLoanTerm && `${formatCount(defaultLoanTerm)} months` },
        prepaidInSalePrice: { required: true, hint: 'Counts the prepaid processing fee' },
      },
    },
    points: { title: 'Points', fields: { closedMembershipPoints: { required: 'Enter the points', hint: 'Taken from the company’s ledger' } } },
  },
  {},
);

const sections: readonly RecordSection<MembershipFeeValues>[] = [dues, fees, loan, points];
const entries = entriesIn(sections);

/** What the company charges for memberships beside their product, with its history. */
export function OpenFees() {
  const versioned = useVersionedRecord<MembershipFeeValues>(feesRecord);
  const editing = useEditing([FEES], false);
  const people = usePresence(feesRecord.list, feesRecord.key, editing.any ? 'edit' : 'view');
  const { shown, inThePast } = versioned;
  const section = editing.section(FEES, { editable: !inThePast, inThePast });
  return (
    <SettingsFrame open="fees" title="Fees and limits" name={feesRecord} versioned={versioned} people={people}>
      {shown && (
        <EditableCard title="Fees and limits" note="What changes here touches new contracts only" className="detail-wide" section={section} form={() => <FeesForm open={{ name: feesRecord, now: shown, entries: versioned.entries ?? [] }} onClose={section.onClose} />}>
          {sections.map((part) => (
            <div key={part.title} className="company-part">
              <h3>{part.title}</h3>
              <RecordFacts record={{ ...shown.data }} lines={linesOf(part, shown.data)} />
            </div>
          ))}
        </EditableCard>
      )}
    </SettingsFrame>
  );
}

function FeesForm({ open, onClose }: { readonly open: FormRecord; readonly onClose: () => void }) {
  const leave = useLeaving(onClose);
  const form = useRecordForm({ open, fields: entries, check: faultOf, onSaved: leave });
  return (
    <RecordForm form={form} noun="fees" onCancel={leave}>
      {sections.map((part) => (
        <SectionGroup key={part.title} section={part} />
      ))}
    </RecordForm>
  );
}

/** The first rule that the values break, as the server says it. */
function faultOf(values: Values): { readonly field: string; readonly message: string } | undefined {
  return feeFaults(values as unknown as MembershipFeeValues)[0];
}
