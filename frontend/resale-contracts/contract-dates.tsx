import { blocksUpdate, closesBeforeContract, type RequiredDate } from '../../backend/resale-contracts/resale-contract-dates.rules.js';
import { isExchangeContract } from '../../backend/resale-contracts/resale-contract.pricing.js';
import { lastDayToRescind } from '../../backend/resale-contracts/rescission.rules.js';
import { dateFields } from '../../events/resale-contract-deal-fields.values.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { EditableCard } from '../kit/detail/editable-card.js';
import { line, RecordFacts, type FactLine } from '../kit/detail/record-facts.js';
import { entriesOf } from '../kit/form/entries-of.js';
import { FormField } from '../kit/form/form-field.js';
import { useSurroundingForm } from '../kit/form/record-form-context.js';
import { SectionForm } from '../kit/form/section-form.js';
import { formatDate, today } from '../kit/format/dates.js';
import type { Contract, OpenContract } from './contract-record.js';
import { daysFromNow } from './days-from-now.js';

export function ContractDates({ open }: { readonly open: OpenContract }) {
  return (
    <EditableCard title="Dates" section={open.section('dates')} form={() => <DateFields open={open} />}>
      <RecordFacts record={open.data} lines={dateLines(open.data)} />
    </EditableCard>
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
          <b>{formatDate(lastDay)}</b> <span className="detail-nothing">Florida law<span className="no-print">, {daysFromNow(lastDay, today())}</span></span>
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
  return blocksUpdate({ ...blank, contractDate: '-', fundsEscrowByDate: '-', sellerSignBy: '-', closingDate: '-', [name]: null })[0]?.message;
}

const required: readonly RequiredDate[] = ['contractDate', 'fundsEscrowByDate', 'sellerSignBy', 'closingDate'];

export const dateEntries = entriesOf(dateFields, Object.fromEntries(required.map((name) => [name, { fault: missing(name) }])));

const CLOSES_BEFORE = <span className="detail-warning">The closing date is before the contract date.</span>;

function DateFields({ open }: { readonly open: OpenContract }) {
  const { values } = useSurroundingForm();
  return (
    <SectionForm section={open.section('dates')}>
      {dateEntries.map((field) => (
        <FormField key={field.name} name={field.name} hint={field.name === 'closingDate' && closesBeforeContract(values) && CLOSES_BEFORE} />
      ))}
    </SectionForm>
  );
}

/** An HSI or RCI contract may go on without a date that it never had (`decisions.md C18`). */
export function missingDate(values: Values, contract: Contract) {
  const neverThere = (field: RequiredDate) => isExchangeContract(contract.contractType ?? '') && !contract[field];
  return blocksUpdate(values as Record<RequiredDate, string | null>).find(({ field }) => !neverThere(field));
}
