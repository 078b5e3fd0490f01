import { TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { Decimal } from 'decimal.js';
import { useMemo } from 'react';
import type { Lending } from '../../backend/epic-contracts/terms/contract-loan.rules.js';
import { mayBeFinanced } from '../../backend/epic-contracts/terms/epic-contract.pricing.js';
import { isOverCeiling, largestDownPayment } from '../../backend/epic-contracts/terms/truth-in-lending.rules.js';
import { formatMoney } from '../kit/format/money.js';
import { Section } from '../kit/page/section.js';
import { ceilingOf, type EpicContract } from './epic-contract-record.js';
import './truth-in-lending.css';

interface Check {
  readonly holds: boolean;
  readonly words: string;
  readonly said: string;
}

interface ComplianceProps {
  readonly contract: EpicContract;
  readonly lending: Lending;
}

/** What the law and the company ask of a financed contract. */
export function Compliance({ contract, lending }: ComplianceProps) {
  const checks = checksOf(contract, lending);
  // Some twenty schedules are tried for it.
  const wayOut = useMemo(() => (isOverCeiling(lending.box.aprRate, ceilingOf(contract)) ? wayOutWords(contract, lending) : undefined), [contract, lending]);
  return (
    <Section title="Compliance" note={`${checks.filter(({ holds }) => holds).length} of ${checks.length}`}>
      <ul className="compliance">
        {checks.map(({ holds, words, said }) => (
          <li key={words} className={holds ? undefined : 'compliance-broken'}>
            {holds ? <TickCircleIcon title="Holds" /> : <WarningSignIcon title="Does not hold" />}
            <span>{words}</span>
            <span>{said}</span>
          </li>
        ))}
      </ul>
      {wayOut && <p className="compliance-was">{wayOut}</p>}
      {contract.overCeiling === 'Yes' && <p className="compliance-marked">Saved over the ceiling: {contract.overCeilingReason || 'no reason given'}</p>}
      {contract.overCeiling === 'No' && <p className="compliance-was">Was over the ceiling for a time: {contract.overCeilingReason || 'no reason given'}</p>}
    </Section>
  );
}

/** As the form says it while the contract is edited (`decisions.md E29`). */
function wayOutWords(contract: EpicContract, { loan }: Lending): string {
  const additional = contract.additionalDownPayment ?? '0.00';
  const most = largestDownPayment(new Decimal(loan.financedAmount).plus(additional).toFixed(2), loan, ceilingOf(contract));
  if (most === null) return 'Only payment in full keeps the ceiling.';
  return `Up to ${formatMoney(most)} of additional down payment stays at ${ceilingOf(contract)}%; it is ${formatMoney(additional)}.`;
}

function checksOf(contract: EpicContract, { box: { aprRate } }: Lending): readonly Check[] {
  const { membershipTier = '' } = contract;
  const ceiling = ceilingOf(contract);
  const tierFits = mayBeFinanced(membershipTier);
  const over = isOverCeiling(aprRate, ceiling);
  return [
    { holds: !over, words: over ? 'APR over the ceiling' : 'APR within the ceiling', said: `${aprRate ?? '–'}% of ${ceiling}%` },
    { holds: tierFits, words: tierFits ? 'Tier may be financed' : 'Tier has to be paid in full', said: membershipTier },
  ];
}
