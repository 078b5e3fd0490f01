import { Button } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { SelectBox } from '../kit/form/fields/select-box.js';
import { SearchBox } from '../kit/list/search-box.js';
import { EmptyNotice, ProblemBar, ProblemNotice } from '../kit/page/problem-notice.js';
import '../kit/paper/paper.css';
import { Page, PageHeader } from '../kit/page/page.js';
import { asProblem } from '../server/problem.js';
import { AccessTable } from './access-table.js';
import { accessKinds, accessWords } from './access-words.js';
import { useAccessLog } from './use-access-log.js';
import '../operations/door.css';

/** /admin/access-log: who came, who was turned away, and who left. */
export function AccessLog() {
  const [kind, setKind] = useState('');
  const [search, setSearch] = useState('');
  const log = useAccessLog(kind, search);
  const entries = log.data?.pages.flatMap((page) => page.entries);
  const clear = () => (setKind(''), setSearch(''));
  return (
    <Page title="Access log">
      <PageHeader title="Access log" note="sign-ins and denials" actions={<Button icon={<RefreshIcon />} text="Refresh" disabled={log.isFetching} onClick={() => void log.refetch()} />} />
      <div className="filter-bar">
        <SearchBox placeholder="Name, address…" search={search} onSearch={setSearch} />
        <span className="no-print">
          <KindSelect value={kind} onChange={setKind} />
        </span>
        <span className="paper-only">{filterInWords(kind, search)}</span>
      </div>
      {log.error && entries ? <ProblemBar problem={asProblem(log.error)} retry={() => void log.refetch()} dismiss={() => void log.refetch()} /> : null}
      <div className="card door-card" aria-busy={log.isFetching}>
        {log.error && !entries ? <ProblemNotice problem={asProblem(log.error)} retry={() => void log.refetch()} /> : null}
        {!log.error && !entries && <span className="bone door-bone" aria-label="Loading" />}
        {entries?.length === 0 && <Nothing filtered={kind !== '' || search !== ''} clear={clear} />}
        {entries && entries.length > 0 && <AccessTable entries={entries} />}
        {log.hasNextPage && <Button className="door-more no-print" variant="minimal" text={log.isFetchingNextPage ? 'Please wait…' : 'Show more'} disabled={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()} />}
      </div>
    </Page>
  );
}

function KindSelect({ value, onChange }: { readonly value: string; readonly onChange: (kind: string) => void }) {
  return (
    <SelectBox aria-label="What happened" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Everything</option>
      {accessKinds.map((kind) => (
        <option key={kind} value={kind}>
          {accessWords[kind].words}
        </option>
      ))}
    </SelectBox>
  );
}

/** On paper, where no box is. */
function filterInWords(kind: string, search: string): string {
  const happened = accessKinds.find((one) => one === kind);
  return [`What happened: ${happened ? accessWords[happened].words : 'everything'}`, search && `search: “${search}”`].filter(Boolean).join(' · ');
}

function Nothing({ filtered, clear }: { readonly filtered: boolean; readonly clear: () => void }) {
  if (!filtered) return <EmptyNotice text="Nobody has been at the door yet." />;
  return <EmptyNotice text="Nothing in the log matches." action={<Button text="Clear filters" onClick={clear} />} />;
}
