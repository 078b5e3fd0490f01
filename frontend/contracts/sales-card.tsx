import { salesFields } from '../../events/resale-contracts/resale-contract-party.fields.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { EditableCard } from '../kit/detail/editable-card.js';
import { isBlankSection, line, RecordFacts, type FactLine } from '../kit/detail/record-facts.js';
import { formatPhone } from '../kit/format/phone.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { addressText } from './contract-cards.js';
import type { Contract, OpenContract } from './contract-record.js';
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
  const address = ['closingAgentAddress', 'closingAgentCity', 'closingAgentState', 'closingAgentZipcode'] as const;
  const lines: readonly FactLine[] = [
    line(salesFields, contract, 'salesAgent'),
    line(salesFields, contract, 'isToUsed'),
    line(salesFields, contract, 'toName'),
    line(salesFields, contract, 'closingAgent'),
    { label: 'Agent’s address', fields: address, value: addressText(contract.closingAgentAddress, contract.closingAgentCity, contract.closingAgentState, contract.closingAgentZipcode) },
    { label: 'Agent’s phone', fields: ['closingAgentPhone'], value: formatPhone(contract.closingAgentPhone) },
    line(salesFields, contract, 'closingAgentEscrowBank'),
    line(salesFields, contract, 'contractsProcessor'),
    line(salesFields, contract, 'escrowAgent'),
  ];
  if (isBlankSection(salesFields, contract)) return <Nothing text="Nobody is assigned yet." />;
  return <RecordFacts record={contract} lines={lines} />;
}
