import type { ReactNode } from 'react';
import { isSigned } from '../../backend/resale-contracts/rescission/contract-is-good.rules.js';
import { blocksUpdate, contradictionAt, type RequiredDate } from '../../backend/resale-contracts/resale-contract-dates.rules.js';
import { isExchangeContract } from '../../backend/resale-contracts/resale-contract.pricing.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { EditableCard } from '../kit/detail/sections/editable-card.js';
import { RecordFacts, type FactLine } from '../kit/detail/sections/record-facts.js';
import { linesOf } from '../kit/detail/sections/record-section.js';
import { SectionEntries } from '../kit/form/fields/section-entries.js';
import { useSurroundingForm } from '../kit/form/record-form-context.js';
import { SectionForm } from '../kit/form/section-form.js';
import { formatDate, today } from '../kit/format/dates.js';
import type { Contract, OpenContract } from './contract-record.js';
import { contractSections } from './contract-sections.js';
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

/** The last day to rescind is no field: it follows from three of them, and stands below the first. */
function dateLines(contract: Contract): readonly FactLine[] {
  const [contractDate, ...others] = linesOf(contractSections.dates, contract);
  return [contractDate!, { label: 'Last day to rescind', fields: ['contractDate', 'buyerState', 'buyerSignedOn'], value: rescission(contract) }, ...others];
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
  const here = Object.fromEntries(Object.keys(contractSections.dates.fields).map((name) => [name, { hint: hints[name], warning: contradictionAt(name, values) }]));
  return (
    <SectionForm section={open.section('dates')}>
      <SectionEntries section={contractSections.dates} here={here} />
    </SectionForm>
  );
}

/** An HSI or RCI contract may go on without a date that it never had (`decisions.md C18`). */
export function missingDate(values: Values, contract: Contract) {
  const neverThere = (field: RequiredDate) => isExchangeContract(String(values['contractType'] ?? contract.contractType ?? '')) && !contract[field];
  return blocksUpdate(values as Record<RequiredDate, string | null>).find(({ field }) => !neverThere(field));
}
