import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AsOfPicker } from '../../kit/as-of/as-of-picker.js';
import { useAsOf } from '../../kit/as-of/use-as-of.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { formatDate } from '../../kit/format/dates.js';
import '../../kit/list/list.css';
import { Page, PageHeader } from '../../kit/page/page.js';
import '../../kit/paper/paper.css';
import { PrintButton } from '../../kit/paper/print-button.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { NewLedgerRow } from '../new-ledger-row.js';
import { StatementFigures } from './statement-figures.js';
import { StatementFilters } from './statement-filters.js';
import { StatementRow } from './statement-row.js';
import { StatementSheet } from './statement-sheet.js';
import { StatementSide } from './statement-side.js';
import { readStatementView, statementQuery, writeStatementView, type StatementView } from './statement-view.js';
import { useStatement, useStatementChoices } from './use-statement.js';
import { WhatItIs } from './what-it-is.js';
import './statement.css';

/** /admin/points-statement: why the balance is what it is. */
export function PointsStatement() {
  const [params, setParams] = useSearchParams();
  const { day: asOf, choose: chooseDay } = useAsOf();
  const view = readStatementView(params);
  const query = statementQuery(view);
  const loaded = useStatement(query, asOf === undefined);
  const choices = useStatementChoices();
  const { statement, problem, retry } = loaded;
  const open = params.get('open');
  const onView = (next: StatementView) => setParams(writeStatementView(next), { replace: next.search !== view.search });
  const onOpen = useCallback((row: number | undefined) => setParams((before) => withOpen(before, row), { replace: true }), [setParams]);
  return (
    <Page title="Points statement" fill>
      <PageHeader
        title="Epic Points Ledger"
        note={asOf ? `statement, as of ${formatDate(asOf)}` : 'statement, live'}
        actions={
          <>
            <AsOfPicker day={asOf} onPick={(day) => chooseDay(day, ['open'])} />
            <ExportButtons url={`/api/PointLedgers/Statement/Export?${query}`} />
            <PrintButton />
            <NewLedgerRow />
          </>
        }
      />
      {problem && statement && <ProblemBar problem={problem} retry={retry} dismiss={retry} />}
      <StatementFigures statement={statement} />
      <StatementFilters view={view} onView={onView} statement={statement} choices={choices} />
      <WhatItIs view={view} statement={statement} choices={choices} />
      <div className="list-body statement-body">
        <StatementSheet loaded={loaded} onOpen={onOpen} />
        {open ? <StatementRow key={open} pointLedgerId={Number(open)} change={loaded.changes.get(open)} onClose={() => onOpen(undefined)} /> : statement && <StatementSide statement={statement} onOpen={onOpen} />}
      </div>
    </Page>
  );
}

function withOpen(before: URLSearchParams, row: number | undefined): URLSearchParams {
  const next = new URLSearchParams(before);
  if (row === undefined) next.delete('open');
  else next.set('open', String(row));
  return next;
}
