import { formatTime } from '../../format/dates.js';
import { formatFieldValues } from '../../format/field-values.js';
import { useSurroundingForm } from '../record-form-context.js';

/** What a colleague did to this field while the form was open, with their name. */
export function FieldNews({ name }: { readonly name: string }) {
  const { news, takeTheirs } = useSurroundingForm();
  const row = news.get(name);
  if (!row) return null;
  const [before, now] = formatFieldValues(row, [row.opened, row.theirs]).map((words) => words || 'blank');
  return (
    <span className="form-news">
      <b>{row.by}</b> changed this {row.conflict ? `to ${now}` : `from ${before} to ${now}`} at {formatTime(row.at)}
      {row.conflict && (
        <>
          {' · '}
          <button type="button" className="link-button" onClick={() => takeTheirs(name)}>
            Take {now}
          </button>
        </>
      )}
    </span>
  );
}
