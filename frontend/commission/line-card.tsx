import { Button } from '@blueprintjs/core';
import { CrossIcon, MinusIcon, TickIcon } from '@blueprintjs/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CommissionLine, FactUsed } from '../../backend/commission/report/commission-report.dto.js';
import type { AskedRule } from '../../backend/commission/rules/asked-rules.rules.js';
import { membershipFactFields, resaleFactFields } from '../../events/commission/commissioned-sale.fields.js';
import { shownAs, type FieldTable } from '../../events/kernel/field.rules.js';
import { formatDate } from '../kit/format/dates.js';
import { formatMoney } from '../kit/format/money.js';
import { formatPercent } from '../kit/format/percent.js';
import { formatValue } from '../kit/format/value.js';
import '../kit/list/peek/peek.css';
import { ContractLink } from './contract-link.js';
import './line-card.css';

const marks = { holds: TickIcon, 'holds not': CrossIcon, 'not asked': MinusIcon };
const answers = { holds: 'holds', 'holds not': 'does not hold', 'not asked': 'not asked' };

interface LineCardProps {
  readonly line: CommissionLine;
  /** The day from which the rates hold. */
  readonly ratesFrom: string | null;
  /** What is asked and answered about it. */
  readonly thread: ReactNode;
  readonly onClose: () => void;
}

/** Why a line is what it is: the rules as they were asked, and the facts that they were asked of. */
export function LineCard({ line, ratesFrom, thread, onClose }: LineCardProps) {
  const title = `Contract ${line.contractId}`;
  const heading = useRef<HTMLHeadingElement>(null);
  const from = useRef<Element | null>(null);
  // Who opened it by the keyboard reads on in it, and is back where they were when it closes.
  useEffect(() => {
    from.current = document.activeElement;
    heading.current?.focus();
    return () => (from.current instanceof HTMLElement ? from.current.focus() : undefined);
  }, []);
  return (
    <aside className="card peek commission-card no-print" aria-label={`Why ${formatPercent(line.rate)} of contract ${line.contractId}`} onKeyDown={(event) => event.key === 'Escape' && (event.stopPropagation(), onClose())}>
      <div className="peek-header">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <ContractLink {...line} words="Open" />
        <Button size="small" variant="minimal" icon={<CrossIcon />} aria-label="Close" onClick={onClose} />
      </div>
      <p className="commission-of">
        {line.employeeName} · {[line.buyer, line.what].filter(Boolean).join(' · ')}
      </p>
      {line.carried && (
        <p className="commission-of">
          <span className="commission-carried">Carried over</span>
          {line.carried}
        </p>
      )}
      <dl className="commission-sums">
        <Sum label="Purchase price" value={formatMoney(line.base)} />
        <Sum label={`Commission, ${formatPercent(line.rate)}`} value={formatMoney(line.commission)} />
        <Sum label="Less reserve" value={formatMoney(line.reserve)} />
        <Sum label="Net" value={formatMoney(line.net)} />
      </dl>
      {thread}
      <h3>
        Why {formatPercent(line.rate)} {ratesFrom && <small>rates of {formatDate(ratesFrom)}</small>}
      </h3>
      <ol className="commission-asked">
        {line.asked.map((asked) => (
          <Asked key={asked.rule} {...asked} />
        ))}
      </ol>
      <h3>What the contract says</h3>
      <ul className="commission-facts">
        {line.facts.map((fact) => (
          <Fact key={fact.field} fact={fact} line={line} />
        ))}
      </ul>
    </aside>
  );
}

function Sum({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Asked({ rule, answer, why }: AskedRule) {
  const Mark = marks[answer];
  return (
    <li data-answer={answer}>
      <Mark size={14} aria-hidden />
      <span>
        <b>{rule}</b> <span className="visually-hidden">{answers[answer]}</span>
        <small>{answer === 'not asked' ? 'Not asked any more: the first that holds counts' : why}</small>
      </span>
    </li>
  );
}

function Fact({ fact: { field, value, version, on }, line }: { readonly fact: FactUsed; readonly line: CommissionLine }) {
  const table: FieldTable = line.kind === 'resale' ? resaleFactFields : membershipFactFields;
  const { label } = table[field]!;
  return (
    <li>
      <span>{label}</span>
      <span>{value === null ? '–' : formatValue(value, shownAs(table[field]!))}</span>
      <small>
        <ContractLink kind={line.kind} contractId={line.contractId} version={version} words={`version ${version}`} />, known since {formatDate(on)}
      </small>
    </li>
  );
}
