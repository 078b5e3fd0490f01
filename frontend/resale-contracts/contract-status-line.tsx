import { Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { needsReason } from '../../backend/resale-contracts/contract-status.rules.js';
import { contractStatuses, paymentStatuses } from '../../events/resale-contract.values.js';
import { Marked } from '../kit/detail/marks.js';
import { StatusMenu } from '../kit/detail/status-menu.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useCommand } from '../server/use-command.js';
import type { HeldRecord, RecordName } from '../server/use-record.js';
import type { Contract } from './contract-record.js';
import { TppDeal } from './tpp-deal.js';

interface ContractStatusLineProps {
  readonly name: RecordName;
  readonly shown: HeldRecord<Contract>;
  readonly editable: boolean;
}

interface StatusChange {
  readonly contractStatus: string;
  readonly reason?: string;
}

/** The status, and the facts that people say aloud. */
export function ContractStatusLine({ name, shown, editable }: ContractStatusLineProps) {
  const contract = shown.data;
  const status = useCommand<StatusChange, Contract>({
    method: 'PUT',
    url: `${name.url}/Status`,
    record: name,
    optimistic: (current, { contractStatus }) => ({ ...current, contractStatus }),
  });
  const payment = useCommand<{ readonly paymentStatus: string }, Contract>({
    method: 'PUT',
    url: `${name.url}/PaymentStatus`,
    record: name,
    optimistic: (current, { paymentStatus }) => ({ ...current, paymentStatus }),
  });
  const refused = [status, payment].find((command) => command.problem);
  const change = (contractStatus: string, reason: string | undefined) => void status.run(reason ? { contractStatus, reason } : { contractStatus });
  const unit = [contract.resort, contract.unitNumber].filter(Boolean).join(' ');
  const where = [unit, contract.useWeek && `week ${contract.useWeek}`].filter(Boolean).join(', ');
  return (
    <span className="status-line">
      <StatusMenu
        label="Status"
        status={contract.contractStatus ?? ''}
        statuses={contractStatuses}
        needsReason={needsReason}
        onChange={editable ? change : undefined}
        unconfirmed={status.pending}
      />
      <span className="said-aloud">
        <Marked fields={['paymentStatus']}>
          {editable ? <PaymentMenu status={contract.paymentStatus ?? ''} unconfirmed={payment.pending} onChange={(paymentStatus) => void payment.run({ paymentStatus })} /> : <span>{contract.paymentStatus}</span>}
        </Marked>
        {(contract.tppDealNumber || contract.tppLink) && (
          <span>
            <TppDeal tppDealNumber={contract.tppDealNumber ?? null} tppLink={contract.tppLink ?? null} />
          </span>
        )}
        {where && <span>{where}</span>}
      </span>
      {refused?.problem && <ProblemBar problem={refused.problem} retry={refused.retry} dismiss={refused.dismiss} />}
    </span>
  );
}

interface PaymentMenuProps {
  readonly status: string;
  readonly unconfirmed: boolean;
  readonly onChange: (to: string) => void;
}

function PaymentMenu({ status, unconfirmed, onChange }: PaymentMenuProps) {
  const menu = (
    <Menu aria-label="Payment status">
      {paymentStatuses.map((one) => (
        <MenuItem key={one} roleStructure="listoption" selected={one === status} text={one} onClick={() => one !== status && onChange(one)} />
      ))}
    </Menu>
  );
  return (
    <span className={unconfirmed ? 'unconfirmed' : undefined}>
      <PopoverNext content={menu} placement="bottom-start">
        <button type="button" className="said-menu" aria-label={`Payment status: ${status || 'none'}`} aria-haspopup="listbox">
          {status || 'No payment status'} <span aria-hidden>▾</span>
        </button>
      </PopoverNext>
    </span>
  );
}
