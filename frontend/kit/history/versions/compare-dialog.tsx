import { Dialog } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import type { Comparison, FieldChange, HistoryEntry } from '../../../../backend/platform/records/history.js';
import { get } from '../../../server/http.js';
import { asProblem } from '../../../server/problem.js';
import { SelectBox } from '../../form/fields/select-box.js';
import { formatDateTime } from '../../format/dates.js';
import { formatFieldValues } from '../../format/field-values.js';
import { EmptyNotice, ProblemNotice } from '../../page/problem-notice.js';
import { Difference as Amount, differenceOf } from '../amount-difference.js';
import type { Versions } from './use-versions.js';
import { versionNumber } from './version-number.js';
import './compare.css';

interface CompareDialogProps {
  /** Where the record is read; its comparison hangs below. */
  readonly url: string;
  /** What people call it: "Contract 1029". */
  readonly name: string;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
  readonly versions: Versions;
}

/** Any two versions of a record, field by field. */
export function CompareDialog({ url, name, entries, total, versions }: CompareDialogProps) {
  const { compared } = versions;
  const newest = entries[0]?.revision;
  if (!compared || newest === undefined) return null;
  const { from, to = newest } = compared;
  const number = (revision: number) => versionNumber(entries, total, revision);
  return (
    <Dialog isOpen onClose={versions.endComparison} title={`${name}: two versions`} className="compare">
      <div className="compare-pick">
        <VersionSelect label="From" entries={entries} number={number} chosen={from} onChoose={(revision) => versions.compare(revision, compared.to)} />
        <VersionSelect label="To" entries={entries} number={number} chosen={to} onChoose={(revision) => versions.compare(from, revision === newest ? undefined : revision)} />
      </div>
      <Differences url={url} from={from} to={to} number={number} entries={entries} />
    </Dialog>
  );
}

interface VersionSelectProps {
  readonly label: string;
  readonly entries: readonly HistoryEntry[];
  readonly number: (revision: number) => number;
  readonly chosen: number;
  readonly onChoose: (revision: number) => void;
}

function VersionSelect({ label, entries, number, chosen, onChoose }: VersionSelectProps) {
  return (
    <label className="compare-select">
      {label}
      <SelectBox fill value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
        {entries.map((entry, index) => (
          <option key={entry.revision} value={entry.revision}>
            {index === 0 ? 'Now' : `Version ${number(entry.revision)}`} · {formatDateTime(entry.at)} · {entry.by.name} · {entry.title}
          </option>
        ))}
      </SelectBox>
    </label>
  );
}

interface DifferencesProps {
  readonly url: string;
  readonly from: number;
  readonly to: number;
  readonly number: (revision: number) => number;
  readonly entries: readonly HistoryEntry[];
}

function Differences({ url, from, to, number, entries }: DifferencesProps) {
  const query = useQuery({
    queryKey: ['comparison', url, from, to],
    queryFn: async ({ signal }) => (await get<Comparison>(`${url}/Compare?from=${from}&to=${to}`, signal)).data,
  });
  if (query.error) return <ProblemNotice problem={asProblem(query.error)} retry={() => void query.refetch()} />;
  if (!query.data) return <div className="compare-wait" aria-busy />;
  if (query.data.changes.length === 0) return <EmptyNotice text="Nothing differs between these two versions." />;
  return (
    <div className="compare-scroll">
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <VersionHead number={number(from)} entry={entries.find(({ revision }) => revision === from)} />
            <VersionHead number={number(to)} entry={entries.find(({ revision }) => revision === to)} />
            <th scope="col" className="compare-figure">
              Difference
            </th>
          </tr>
        </thead>
        <tbody>
          {query.data.changes.map((change) => (
            <Difference key={change.field} change={change} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Above its column: which version, when and by whom. */
function VersionHead({ number, entry }: { readonly number: number; readonly entry: HistoryEntry | undefined }) {
  return (
    <th scope="col">
      Version {number}
      {entry && (
        <span className="compare-by">
          {formatDateTime(entry.at)}, {entry.by.name}
        </span>
      )}
    </th>
  );
}

function Difference({ change }: { readonly change: FieldChange }) {
  const [from, to] = formatFieldValues(change, [change.from, change.to]);
  return (
    <tr>
      <th scope="row">{[change.of, change.label].filter(Boolean).join(' · ')}</th>
      <td>
        <del>{from || '–'}</del>
      </td>
      <td>{to || '–'}</td>
      <td className="compare-figure">{change.kind === 'money' && <Amount amount={differenceOf(change.from, change.to)} />}</td>
    </tr>
  );
}
