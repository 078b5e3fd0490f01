import { needsReason } from '../../backend/resale-contracts/contract-status.rules.js';
import { contractStatuses, paymentStatuses } from '../../events/resale-contract.values.js';
import { Marked } from '../kit/detail/marks.js';
import { StatusMenu } from '../kit/detail/status-menu.js';
import { WordMenu } from '../kit/detail/word-menu.js';
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
  const status = useStatusChange(name);
  const payment = usePaymentChange(name);
  const refused = [status, payment].find((command) => command.problem);
  const change = (contractStatus: string, reason: string | undefined) => void status.run(reason ? { contractStatus, reason } : { contractStatus });
  const where = whatIsSold(contract);
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
          <WordMenu
            label="Payment status"
            before="Payment"
            word={contract.paymentStatus ?? ''}
            words={paymentStatuses}
            onChange={editable ? (paymentStatus) => void payment.run({ paymentStatus }) : undefined}
            unconfirmed={payment.pending}
          />
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

function useStatusChange(name: RecordName) {
  return useCommand<StatusChange, Contract>({
    method: 'PUT',
    url: `${name.url}/Status`,
    record: name,
    optimistic: (current, { contractStatus }) => ({ ...current, contractStatus }),
  });
}

function usePaymentChange(name: RecordName) {
  return useCommand<{ readonly paymentStatus: string }, Contract>({
    method: 'PUT',
    url: `${name.url}/PaymentStatus`,
    record: name,
    optimistic: (current, { paymentStatus }) => ({ ...current, paymentStatus }),
  });
}

/** "Coral Reef Club 524, week 13" */
function whatIsSold({ resort, unitNumber, useWeek }: Contract): string {
  const unit = [resort, unitNumber].filter(Boolean).join(' ');
  return [unit, useWeek && `week ${useWeek}`].filter(Boolean).join(', ');
}
