import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { countOf, formatMoney, lessMoney } from '../kit/format/money.js';
import { MovingFigure } from '../kit/moving-figure.js';

/** Commission - reserve = net, as it is read aloud. */
export function CommissionFigures({ report }: { readonly report: CommissionReport | undefined }) {
  const { contracts = 0, commission, reserve, net } = report?.ofPeriod ?? {};
  const { employees = 0, net: toPay } = report?.totals ?? {};
  const more = (report?.adjustments.length ?? 0) + (report?.carries.length ?? 0);
  const adjusted = report?.adjustments.length ?? 0;
  const whom = countOf(employees, { one: 'employee', many: 'employees' });
  return (
    <section className="card commission-figures" aria-label="Totals" aria-busy={!report}>
      <Figure label={`Commission, ${countOf(contracts, { one: 'contract', many: 'contracts' })}`} amount={commission} />
      <Sign>−</Sign>
      <Figure label="Reserve" amount={reserve} />
      <Sign>=</Sign>
      <Figure label={more === 0 ? `Net, ${whom}` : 'Net of this period'} amount={net} />
      {more > 0 && toPay !== undefined && net !== undefined && (
        <>
          <Sign>+</Sign>
          <Figure label={adjusted === 0 ? 'Rests of earlier runs' : `${countOf(adjusted, { one: 'adjustment', many: 'adjustments' })} of earlier runs`} amount={lessMoney(toPay, net)} />
          <Sign>=</Sign>
          <Figure label={`To pay, ${whom}`} amount={toPay} />
        </>
      )}
    </section>
  );
}

function Sign({ children }: { readonly children: string }) {
  return (
    <span className="commission-sign" aria-hidden>
      {children}
    </span>
  );
}

function Figure({ label, amount }: { readonly label: string; readonly amount: string | undefined }) {
  return (
    <div className="commission-figure">
      <span>{label}</span>
      <strong>{amount === undefined ? <span className="bone" style={{ width: 90 }} /> : <MovingFigure value={Math.round(Number(amount) * 100)} format={ofCents} />}</strong>
    </div>
  );
}

function ofCents(inCents: number): string {
  return formatMoney(inCents / 100);
}
