import { opens } from '../kit/format/opens.js';
import { formatDateTime } from '../kit/format/dates.js';
import { DocumentLink } from './document-link.js';

/** A document as the old system named it. */
export interface OldDocument {
  readonly link: string;
  readonly name: string;
  readonly date: string | null;
}

/** Where no version of ours is: what the old system made, or that nothing is made. */
export function OldVersion({ old, nothing }: { readonly old: OldDocument | undefined; readonly nothing?: string | undefined }) {
  if (!old || (!old.link && !old.name)) return <p className="detail-nothing">{nothing ?? 'Not created yet. Preview shows it as it would be made now.'}</p>;
  return (
    <div className="detail-nothing">
      <DocumentLink page={undefined} link={old.link} name={old.name} />
      {[' · made by the old system', formatDateTime(old.date)].filter(Boolean).join(', ')}
      {!opens(old.link) && '. Its file is not here.'}
    </div>
  );
}
