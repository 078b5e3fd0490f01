import { salesFields } from '../../events/resale-contract-fields.values.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { EditLink } from '../kit/detail/edit-link.js';
import { isBlankSection, line, RecordFacts, type FactLine } from '../kit/detail/record-facts.js';
import { formatPhone } from '../kit/format/phone.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { addressText } from './contract-cards.js';
import type { Contract } from './contract-record.js';
import type { EditableSection } from './editable-section.js';
import { SalesForm } from './sales-form.js';
import { useSalesChoices } from './use-sales-choices.js';

/** Who sold and who closes; edits in place. */
export function SalesCard(section: EditableSection) {
  const { shown, editing, onEdit } = section;
  return (
    <Section title="Sales" action={<EditLink what="Sales" onEdit={!editing && onEdit} />}>
      {editing ? <SalesEditing {...section} /> : <SalesFacts contract={shown.data} />}
    </Section>
  );
}

function SalesEditing(section: EditableSection) {
  const { choices, problem, retry } = useSalesChoices();
  if (problem) return <ProblemNotice problem={problem} retry={retry} />;
  return choices ? <SalesForm {...section} choices={choices} /> : <SalesFacts contract={section.shown.data} />;
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
