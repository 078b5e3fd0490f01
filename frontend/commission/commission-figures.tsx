import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { MovingFigure } from '../kit/moving-figure.js';

/** Commission - reserve = net, as it is read aloud. */
export function CommissionFigures({ report }: { readonly report: CommissionReport | undefined }) {
  const { contracts = 0, employees = 0, commission, reserve, net } = report?.totals ?? {};
  return (
    <section className="card commission-figures" aria-label="Totals" aria-busy={!report}>
      <Figure label={`Commission, ${formatCount(contracts)} ${contracts === 1 ? 'contract' : 'contracts'}`} amount={commission} />
      <span className="commission-sign" aria-hidden>
        −
      </span>
      <Figure label="Reserve" amount={reserve} />
      <span className="commission-sign" aria-hidden>
        =
      </span>
      <Figure label={`Net, ${formatCount(employees)} ${employees === 1 ? 'employee' : 'employees'}`} amount={net} />
    </section>
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
