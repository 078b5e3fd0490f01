import type { ReactNode } from 'react';
import type { PointsPurchaseRow } from '../../projections/points-purchases/points-purchases.read-model.js';
import { FiguresTable, type FiguresColumn } from '../kit/chart/figures-table.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import type { Problem } from '../server/problem.js';

interface PurchasesSectionProps {
  /** Beside the title. */
  readonly note: ReactNode;
  readonly columns: readonly FiguresColumn<PointsPurchaseRow>[];
  /** Undefined until they are there. */
  readonly rows: readonly PointsPurchaseRow[] | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** Purchases of one member, as a card. */
export function PurchasesSection({ note, columns, rows, problem, retry }: PurchasesSectionProps) {
  return (
    <Section title="Purchases" note={note} className="detail-wide">
      {problem ? (
        <ProblemNotice problem={problem} retry={retry} />
      ) : !rows ? (
        <span className="bone" style={{ width: '60%' }} />
      ) : rows.length === 0 ? (
        <Nothing text="No purchases yet." />
      ) : (
        <div className="figures-room">
          <div className="figures-scroll" role="region" aria-label="All purchases" tabIndex={0}>
            <FiguresTable columns={columns} rows={rows} keyOf={({ epicAdvantageContractId }) => epicAdvantageContractId} />
          </div>
        </div>
      )}
    </Section>
  );
}

/** The reference of the payment, after what became of one that came late: it is cut where the room ends, with its tip. */
export function referenceOf({ paymentReferenceId, latePayment }: PointsPurchaseRow): string {
  return [latePayment, paymentReferenceId || '–'].filter(Boolean).join(', ');
}
