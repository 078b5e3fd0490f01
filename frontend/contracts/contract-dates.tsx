import type { ReactNode } from 'react';
import { isSigned } from '../../backend/resale-contracts/rescission/contract-is-good.rules.js';
import { blocksUpdate, contradictionAt, type RequiredDate } from '../../backend/resale-contracts/resale-contract-dates.rules.js';
import { isExchangeContract } from '../../backend/resale-contracts/resale-contract.pricing.js';
import { dateFields } from '../../events/resale-contracts/resale-contract-deal.fields.js';
import { documentFields } from '../../events/resale-contracts/resale-contract.fields.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { EditableCard } from '../kit/detail/editable-card.js';
import { line, RecordFacts, type FactLine } from '../kit/detail/record-facts.js';
import { FormField } from '../kit/form/fields/form-field.js';
import { useSurroundingForm } from '../kit/form/record-form-context.js';
import { SectionForm } from '../kit/form/section-form.js';
import { formatDate, today } from '../kit/format/dates.js';
import { dateEntries } from './fields/contract-entries.js';
import type { Contract, OpenContract } from './contract-record.js';
import { daysFromNow } from './days-from-now.js';
import { closesWhileRescindable } from './doubts-before-saved.js';
import { isSignedOnPaper } from './documents/offered-status.js';
import { GoodDateHint } from './fields/good-date-hint.js';

export function ContractDates({ open }: { readonly open: OpenContract }) {
  return (
    <EditableCard title="Dates" section={open.section('dates')} form={() => <DateFields open={open} />}>
      <RecordFacts record={open.data} lines={dateLines(open.data)} />
    </EditableCard>
  );
}

function dateLines(contract: Contract): readonly FactLine[] {
  return [
    line(dateFields, contract, 'contractDate', 'Contract'),
    { label: 'Last day to rescind', fields: ['contractDate', 'buyerState', 'buyerSignedOn'], value: rescission(contract) },
    line(documentFields, contract, 'buyerSignedOn'),
    line(dateFields, contract, 'contractGoodDate', 'Contract good'),
    line(dateFields, contract, 'fundsEscrowByDate', 'Funds in escrow'),
    line(dateFields, contract, 'sellerSignBy'),
    line(dateFields, contract, 'closingDate', 'Closing'),
    line(dateFields, contract, 'paidInFullDate', 'Paid in full'),
  ];
}

/** The law of three states is known; of the others somebody has to confirm it. */
function rescission(contract: Contract) {
  const { contractDate, buyerState, buyerSignedOn, contractStatus = '', signings = [], papers = [], lastDayToRescind: lastDay, isGood } = contract;
  if (!contractDate && !buyerSignedOn) return null;
  if (!lastDay) return <span className="detail-nothing">confirm{buyerState && ` for ${buyerState}`}</span>;
  return (
    <>
      <b>{formatDate(lastDay)}</b>{' '}
      <span className="detail-nothing">
        {buyerState && `law of ${buyerState}`}
        {!isSigned({ contractStatus, signings }) && !isSignedOnPaper(papers) && ', not signed yet'}
        {isGood ? ', good' : <span className="no-print">, {daysFromNow(lastDay, today())}</span>}
      </span>
    </>
  );
}

function DateFields({ open }: { readonly open: OpenContract }) {
  const { values } = useSurroundingForm();
  const early = closesWhileRescindable({ ...open.now.data, ...values });
  const hints: Readonly<Record<string, ReactNode>> = { closingDate: early && <span className="detail-warning">{early}</span>, contractGoodDate: <GoodDateHint {...open.now.data} /> };
  return (
    <SectionForm section={open.section('dates')}>
      {dateEntries.map((field) => (
        <FormField key={field.name} name={field.name} hint={hints[field.name]} warning={contradictionAt(field.name, values)} />
      ))}
    </SectionForm>
  );
}

/** An HSI or RCI contract may go on without a date that it never had (`decisions.md C18`). */
export function missingDate(values: Values, contract: Contract) {
  const neverThere = (field: RequiredDate) => isExchangeContract(String(values['contractType'] ?? contract.contractType ?? '')) && !contract[field];
  return blocksUpdate(values as Record<RequiredDate, string | null>).find(({ field }) => !neverThere(field));
}
