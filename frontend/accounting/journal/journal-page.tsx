import { useSearchParams } from 'react-router-dom';
import { ExportButtons } from '../../kit/export-buttons.js';
import { FilterChip } from '../../kit/filter/filter-chip.js';
import { formatDate, today } from '../../kit/format/dates.js';
import { countOf, formatCount } from '../../kit/format/money.js';
import { Figures } from '../../kit/live-answer/figures.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { ProblemBar, ProblemNotice } from '../../kit/page/problem-notice.js';
import { PrintButton } from '../../kit/paper/print-button.js';
import { PeriodPicker } from '../../kit/period/period-picker.js';
import { daysOf, periodInWords } from '../../kit/period/period.js';
import { JournalBones } from '../journal-bones.js';
import { JournalAccounts } from './journal-accounts.js';
import { JournalEntries } from './journal-entries.js';
import { NotReadyContracts } from './not-ready-contracts.js';
import { useJournal } from './use-journal.js';
import '../accounting.css';

const TITLE = 'Journal';
const USUAL = 'this-month';

/** /admin/accounting-journal: what a period comes to by GL code, as a ledger takes it. */
export function JournalPage() {
  const [params, setParams] = useSearchParams();
  const period = params.get('period') || USUAL;
  const days = daysOf(period);
  const query = new URLSearchParams([...(days?.from ? [['from', days.from]] : []), ['to', days?.to ?? today()]]).toString();
  const { answer: journal, isOld, pace, problem, retry } = useJournal(query);
  const choose = (next: string) => setParams(next && next !== USUAL ? { period: next } : {});
  return (
    <Page title={TITLE}>
      <PageHeader
        title={TITLE}
        note={journal && !isOld && `${formatDate(journal.from)} to ${formatDate(journal.to)}${pace === 'still' ? '' : ', live'}`}
        actions={
          <>
            <ExportButtons url={`/api/Accounting/Journal/Export?${query}`} />
            <PrintButton short />
          </>
        }
      />
      <div className="filter-bar no-print">
        <FilterChip name="Purchased" words={periodInWords(period)} onRemove={() => choose('')}>
          {(close) => <PeriodPicker key={period} period={period} onPeriod={(next) => (choose(next), close())} />}
        </FilterChip>
        {journal && !isOld && <span className="sort-words">{countWords(journal)}</span>}
      </div>
      {problem && (journal ? <ProblemBar problem={problem} retry={retry} dismiss={retry} /> : <ProblemNotice problem={problem} retry={retry} />)}
      {!journal && !problem && <JournalBones />}
      {journal && (
        <Figures isOld={isOld}>
          <div className="journal-columns">
            <JournalAccounts journal={journal} />
            <NotReadyContracts contracts={journal.notReady} />
          </div>
          <JournalEntries journal={journal} />
        </Figures>
      )}
    </Page>
  );
}

function countWords({ booked, notReady, noSale }: { readonly booked: number; readonly notReady: readonly unknown[]; readonly noSale: number }): string {
  return `${countOf(booked, { one: 'contract', many: 'contracts' })} booked, memberships too, ${formatCount(notReady.length)} not ready, ${formatCount(noSale)} left out: drafts, rescinded, canceled and expired`;
}
