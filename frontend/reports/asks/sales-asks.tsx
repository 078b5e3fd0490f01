import { Checkbox } from '@blueprintjs/core';
import { readsContracts } from '../../../backend/reports/report-permissions.rules.js';
import { salesKinds, type SalesLens } from '../../../events/reports/sales-lens.rules.js';
import { ChoiceChip } from '../../kit/filter/choice-chip.js';
import { useSession } from '../../server/session.js';
import type { AddressChanges } from '../../../backend/reports/report-view.rules.js';
import { salesWords } from '../table/sales-words.js';

interface SalesAsksProps extends SalesLens {
  readonly onAsk: (changes: AddressChanges) => void;
}

/** Which sales are counted: only what the reader may be answered is offered. */
export function SalesAsks({ kind, closedOnly, onAsk }: SalesAsksProps) {
  const { may } = useSession();
  const reads = (one: SalesLens['kind']) => readsContracts((anyOf) => may(anyOf), { kind: one });
  const choices = salesKinds.filter((one) => one === 'all' || reads(one)).map((value) => ({ value, label: salesWords[value] }));
  return (
    <>
      {choices.length > 1 && <ChoiceChip name="Which sales" words={kind === 'all' ? '' : salesWords[kind]} choices={choices} chosen={kind} onChoose={(value) => onAsk({ kind: value === 'all' ? undefined : value })} />}
      {(reads(kind) || closedOnly) && <Checkbox className="report-closed" checked={closedOnly} label="Closed only" title="Sales whose contract is Closed, Accounting Complete or Rescinded" onChange={() => onAsk({ closedOnly: closedOnly ? undefined : 'true' })} />}
    </>
  );
}
