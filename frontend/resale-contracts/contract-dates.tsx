import { blocksUpdate, closesBeforeContract, type RequiredDate } from '../../backend/resale-contracts/resale-contract-dates.rules.js';
import { isExchangeContract } from '../../backend/resale-contracts/resale-contract.pricing.js';
import { lastDayToRescind } from '../../backend/resale-contracts/rescission.rules.js';
import { dateFields } from '../../events/resale-contract-fields.values.js';
import { MergeDialog } from '../kit/conflict/merge-dialog.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { EditLink } from '../kit/detail/edit-link.js';
import { line, RecordFacts, type FactLine } from '../kit/detail/record-facts.js';
import type { EntryField } from '../kit/form/entry.js';
import { FormField } from '../kit/form/form-field.js';
import { RecordFormBox } from '../kit/form/record-form-box.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { formatDate, today } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import { useRecordSaving } from '../server/use-record-saving.js';
import type { Contract } from './contract-record.js';
import { daysFromNow } from './days-from-now.js';
import type { EditableSection } from './editable-section.js';

export function ContractDates(section: EditableSection) {
  const { shown, editing, onEdit } = section;
  return (
    <Section title="Dates" action={<EditLink what="Dates" onEdit={!editing && onEdit} />}>
      {editing ? <DatesForm {...section} /> : <RecordFacts record={shown.data} lines={dateLines(shown.data)} />}
    </Section>
  );
}

function dateLines(contract: Contract): readonly FactLine[] {
  const { contractDate } = contract;
  const lastDay = contractDate ? lastDayToRescind(contractDate) : null;
  return [
    line(dateFields, contract, 'contractDate', 'Contract'),
    {
      label: 'Last day to rescind',
      fields: ['contractDate'],
      value: lastDay && (
        <>
          <b>{formatDate(lastDay)}</b> <span className="detail-nothing">Florida<span className="no-print">, {daysFromNow(lastDay, today())}</span></span>
        </>
      ),
    },
    line(dateFields, contract, 'contractGoodDate', 'Contract good'),
    line(dateFields, contract, 'fundsEscrowByDate', 'Funds in escrow'),
    line(dateFields, contract, 'sellerSignBy'),
    line(dateFields, contract, 'closingDate', 'Closing'),
    line(dateFields, contract, 'paidInFullDate', 'Paid in full'),
  ];
}

const blank = { contractDate: null, fundsEscrowByDate: null, sellerSignBy: null, closingDate: null } as const;

/** The message of a missing date; a date that does not exist is missing (`decisions.md C9`). */
function missing(name: RequiredDate): string | undefined {
  return blocksUpdate({ ...blank, contractDate: '-', fundsEscrowByDate: '-', sellerSignBy: '-', closingDate: '-', [name]: null })?.message;
}

const required: readonly RequiredDate[] = ['contractDate', 'fundsEscrowByDate', 'sellerSignBy', 'closingDate'];

const entryFields: readonly EntryField[] = Object.entries(dateFields).map(([name, { label }]) => {
  const fault = required.includes(name as RequiredDate) ? missing(name as RequiredDate) : undefined;
  return { name, label, kind: 'date', ...(fault && { fault }) };
});

const CLOSES_BEFORE = <span className="detail-warning">The closing date is before the contract date.</span>;

function DatesForm({ name, shown, entries, onClose }: EditableSection) {
  const contract = shown.data;
  const form = useRecordForm({
    fields: entryFields,
    record: contract,
    revision: shown.revision,
    missed: entries,
    check: (values) => blockedBy(values, contract),
    save: useRecordSaving(name),
    onSaved: onClose,
  });
  return (
    <>
      <RecordFormBox form={form} onCancel={onClose}>
        {entryFields.map((field) => (
          <FormField key={field.name} name={field.name} hint={field.name === 'closingDate' && closesBeforeContract(form.values) && CLOSES_BEFORE} />
        ))}
      </RecordFormBox>
      {form.merging && <MergeDialog noun="contract" rows={form.merging} missed={form.missed} onKeepEditing={form.keepEditing} onSave={(choices) => void form.saveMerged(choices)} />}
    </>
  );
}

/** An HSI or RCI contract may go on without a date that it never had (`decisions.md C18`). */
function blockedBy(values: Values, contract: Contract) {
  const fault = blocksUpdate(values as Record<RequiredDate, string | null>);
  if (!fault) return undefined;
  const neverThere = isExchangeContract(contract.contractType ?? '') && !contract[fault.field];
  return neverThere ? undefined : fault;
}
