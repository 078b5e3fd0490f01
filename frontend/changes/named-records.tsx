import { useFoundRecords } from './use-found-records.js';
import './filter-offers.css';

interface NamedRecordsProps {
  readonly search: string;
  /** `resaleContract-1042` */
  readonly onRecord: (stream: string) => void;
}

const SHOWN = 4;

/** Records that are called what somebody searches for: all their changes are one click away. */
export function NamedRecords({ search, onRecord }: NamedRecordsProps) {
  const found = useFoundRecords(search)?.slice(0, SHOWN) ?? [];
  if (found.length === 0) return null;
  return (
    <div className="named-records" role="group" aria-label="Records of this name">
      All changes of
      {found.map(({ stream, name, headline }) => (
        <button key={stream} type="button" className="chip named-record" onClick={() => onRecord(stream)}>
          {name} {headline && <span>{headline}</span>}
        </button>
      ))}
    </div>
  );
}
