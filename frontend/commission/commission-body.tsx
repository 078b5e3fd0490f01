import { useState } from 'react';
import type { CommissionLine, CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { paysNobody } from '../../backend/commission/rules/pays-nobody.rules.js';
import { useUnsaved } from '../kit/form/unsaved/unsaved-changes.js';
import { EmptyNotice, ProblemNotice } from '../kit/page/problem-notice.js';
import { CommissionTable, lineKey } from './commission-table.js';
import type { CommissionView } from './commission-view.js';
import { DisputeThread } from './disputes/dispute-thread.js';
import { useDisputes } from './disputes/use-disputes.js';
import { LineCard } from './line-card.js';
import { noLinesWords } from './period-words.js';
import { UnpaidTable } from './unpaid-table.js';
import type { LoadedCommission } from './use-commission.js';

interface CommissionBodyProps {
  readonly view: CommissionView;
  readonly onView: (view: CommissionView) => void;
  readonly loaded: LoadedCommission;
}

/** The lines with what is said of one of them, or what is not paid. */
export function CommissionBody({ view, onView, loaded: { report, moved, problem, retry } }: CommissionBodyProps) {
  const open = view.line || undefined;
  const setOpen = (line: string) => onView({ ...view, line });
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  useUnsaved(Object.values(notes).some((note) => note.trim() !== ''));
  const { disputes = [], retry: readDisputes } = useDisputes(new URLSearchParams({ report: view.report, payDate: view.payDate }).toString());
  if (problem && !report) return <ProblemNotice problem={problem} retry={retry} />;
  if (!report) return <Bones />;
  const threadOf = (id: string) => (
    <DisputeThread disputeId={id} dispute={disputes.find(({ disputeId }) => disputeId === id)} note={notes[id] ?? ''} onNote={(note) => setNotes((before) => ({ ...before, [id]: note }))} onDone={readDisputes} />
  );
  const line = view.show === 'lines' ? report.lines.find((one) => lineKey(one) === open) : undefined;
  return (
    <div className="commission-body">
      <section className="card commission-lines" aria-label={names[view.show]}>
        {emptyWords(report, view.show) === undefined ? (
          <div className="figures-scroll" tabIndex={0} role="group" aria-label={names[view.show]}>
            {view.show === 'lines' ? (
              <CommissionTable report={report} asked={new Set(disputes.filter(({ status }) => status === 'Open').map(({ kind, contractId, employeeId }) => `${kind}-${contractId}-${employeeId}`))} moved={moved} open={open} onOpen={(one) => setOpen(lineKey(one) === open ? '' : lineKey(one))} />
            ) : (
              <UnpaidTable sales={view.show === 'held' ? report.held : report.leftOut} people={view.show === 'held' ? [] : report.peopleLeftOut} />
            )}
          </div>
        ) : (
          <EmptyNotice text={emptyWords(report, view.show)!} />
        )}
      </section>
      {line && <LineCard line={line} ratesFrom={report.ratesFrom} thread={threadOf(disputeKey(report, line))} key={open} onClose={() => setOpen('')} />}
    </div>
  );
}

function disputeKey({ report, payDate }: CommissionReport, line: CommissionLine): string {
  return `${report}-${payDate}-${lineKey(line)}`;
}

const names = { lines: 'Lines', 'left-out': 'Left out', held: 'Held' };

function emptyWords(report: CommissionReport, show: CommissionView['show']): string | undefined {
  const { leftOut, peopleLeftOut, held } = report;
  if (show === 'lines') return paysNobody(report) ? noLinesWords(report) : undefined;
  if (show === 'held') return held.length > 0 ? undefined : 'No contract is held: each names one employee.';
  return leftOut.length + peopleLeftOut.length > 0 ? undefined : 'No contract is left out.';
}

/** In the size of what is on its way. */
function Bones() {
  return (
    <div className="card commission-bones" aria-busy>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className="bone" style={{ width: `${30 + ((index * 29) % 50)}%` }} />
      ))}
    </div>
  );
}
