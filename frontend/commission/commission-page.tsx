import { Button } from '@blueprintjs/core';
import { ArrowLeftIcon } from '@blueprintjs/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ExportButtons } from '../kit/export-buttons.js';
import { RecordTabs } from '../kit/detail/record-tabs.js';
import { UnsavedChanges } from '../kit/form/unsaved/unsaved-changes.js';
import { formatDate, today } from '../kit/format/dates.js';
import '../kit/list/list.css';
import { Page, PageHeader } from '../kit/page/page.js';
import { EmptyNotice, ProblemBar } from '../kit/page/problem-notice.js';
import { PrintButton } from '../kit/paper/print-button.js';
import { useSession } from '../server/session.js';
import { CommissionAsks } from './commission-asks.js';
import { CommissionBody } from './commission-body.js';
import { CommissionFigures } from './commission-figures.js';
import { commissionQuery, commissionTabs, readCommissionView, reportTabs, writeCommissionView, type CommissionView } from './commission-view.js';
import { RunBar } from './run-bar.js';
import { useCommission } from './use-commission.js';
import { useOpeningPayDate } from './use-opening-pay-date.js';
import './commission.css';

/** /admin/commission: what a pay date pays, and why (document 1, Commission). */
export function CommissionPage() {
  const client = useQueryClient();
  const { may } = useSession();
  const [params, setParams] = useSearchParams();
  const asked = readCommissionView(params, today());
  const tab = reportTabs.find(({ name }) => name === asked.report)!;
  const pays = tab.says === undefined;
  const isOpening = pays && params.get('payDate') === null;
  const opening = useOpeningPayDate(asked.report, isOpening);
  const view = isOpening ? { ...asked, payDate: opening ?? '' } : asked;
  const isLookedFor = isOpening && opening === undefined;
  const isAsked = pays && view.payDate !== '';
  const loaded = useCommission(view, isAsked);
  const { report, problem, retry } = loaded;
  const onView = (next: CommissionView) => setParams(writeCommissionView(next));
  // The documented Back begins the page anew (decisions.md D18).
  const back = () => {
    setParams({});
    void client.invalidateQueries({ queryKey: ['live-answer', 'commission'] });
  };
  return (
    <Page title="Commission">
      <RecordTabs noun="area" tabs={commissionTabs(view.report, may, view.payDate)} />
      <PageHeader
        title={isAsked ? `${tab.title}, ${formatDate(view.payDate)}` : tab.title}
        {...(isAsked && report && { note: `${report.run && report.run.status !== 'Open' ? 'frozen' : 'live'}${isOpening && view.payDate !== asked.payDate ? `, the newest pay period with lines: ${formatDate(asked.payDate)} has none of its own yet` : ''}` })}
        actions={
          <>
            <Button icon={<ArrowLeftIcon className="mirrored" />} text="Back" onClick={back} />
            {isAsked && <ExportButtons url={`/api/Commission/${view.report}/Export?${commissionQuery(view)}`} />}
            {isAsked && <PrintButton />}
          </>
        }
      />
      {pays && <CommissionAsks view={view} onView={onView} report={report} />}
      {tab.says !== undefined && <Says words={tab.says} why={tab.why} />}
      {pays && !isAsked && !isLookedFor && <Says words="Please select a pay period." />}
      {problem && report && <ProblemBar problem={problem} retry={retry} dismiss={retry} />}
      {(isLookedFor || (isAsked && (report || !problem))) && <CommissionFigures report={report} />}
      {isAsked && report && !loaded.stale && <RunBar key={`${report.report} ${report.payDate}`} report={report} ofAll={view.employee === ''} onDone={retry} />}
      {isAsked && (
        <UnsavedChanges>
          <CommissionBody view={view} onView={onView} loaded={loaded} />
        </UnsavedChanges>
      )}
    </Page>
  );
}

/** The documented alerts, in the place of the report, with the reason. */
function Says({ words, why }: { readonly words: string; readonly why?: string | undefined }) {
  return (
    <div className="card" role="alert">
      <EmptyNotice text={words} action={why && <span className="page-note">{why}</span>} />
    </div>
  );
}
