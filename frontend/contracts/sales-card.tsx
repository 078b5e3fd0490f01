import { Nothing } from '../kit/detail/detail-columns.js';
import { EditableCard } from '../kit/detail/sections/editable-card.js';
import { isBlankSection, RecordFacts } from '../kit/detail/sections/record-facts.js';
import { linesOf } from '../kit/detail/sections/record-section.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import type { Contract, OpenContract } from './contract-record.js';
import { contractSections } from './contract-sections.js';
import { SalesFields } from './fields/sales-fields.js';
import { useSalesChoices } from './fields/use-sales-choices.js';

/** Who sold and who closes; edits in place. */
export function SalesCard({ open }: { readonly open: OpenContract }) {
  const section = open.section('sales');
  return (
    <EditableCard title="Sales" section={section} form={() => <SalesEditing open={open} />}>
      <SalesFacts contract={open.data} />
    </EditableCard>
  );
}

function SalesEditing({ open }: { readonly open: OpenContract }) {
  const { choices, problem, retry } = useSalesChoices();
  if (problem) return <ProblemNotice problem={problem} retry={retry} />;
  return choices ? <SalesFields open={open} choices={choices} /> : <SalesFacts contract={open.data} />;
}

function SalesFacts({ contract }: { readonly contract: Contract }) {
  if (isBlankSection(contractSections.sales, contract)) return <Nothing text="Nobody is assigned yet." />;
  return <RecordFacts record={contract} lines={linesOf(contractSections.sales, contract)} />;
}
