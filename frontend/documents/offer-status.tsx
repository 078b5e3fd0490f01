import { Button } from '@blueprintjs/core';
import type { ContractStatus } from '../../events/resale-contracts/resale-contract.enums.js';
import { useCommand } from '../server/use-command.js';
import type { RecordName } from '../server/use-record.js';
import './documents.css';

export interface OfferedStatus {
  readonly to: ContractStatus;
  readonly why: string;
}

/** No status follows from making or signing a document (`decisions.md C13`): the next one is a click away. */
export function OfferStatus({ record, offered: { to, why } }: { readonly record: RecordName; readonly offered: OfferedStatus }) {
  const { run, pending } = useCommand<{ contractStatus: string }>({ url: `${record.url}/Status`, method: 'PUT', record });
  return (
    <div className="document-offer no-print">
      <span>{why}</span>
      <Button size="small" variant="minimal" intent="primary" text={`Set to ${to}`} disabled={pending} onClick={() => void run({ contractStatus: to })} />
    </div>
  );
}
