import { Button } from '@blueprintjs/core';
import { useCommand } from '../server/use-command.js';

interface ReleaseCauseProps {
  readonly url: string;
  readonly columns: number;
  readonly cause: string;
  readonly onDone: () => void;
}

/** One cause that holds up many streams, mended once, is released once. */
export function ReleaseCause({ url, columns, cause, onDone }: ReleaseCauseProps) {
  const release = useCommand<{ readonly cause: string }, unknown, { readonly streams: number }>({ url: `${url}/ReleaseCause`, onDone });
  return (
    <tr className="operations-parked">
      <td colSpan={columns}>
        <div className="operations-parked-line">
          <span>
            Several streams wait for one cause
            <code className="operations-error">{cause}</code>
          </span>
          <span className="operations-asked">
            <Button size="small" text={release.pending ? 'Please wait…' : 'Release all with this cause'} disabled={release.pending} onClick={() => void release.run({ cause })} />
            {release.problem && <span className="down">{release.problem.message}</span>}
          </span>
        </div>
      </td>
    </tr>
  );
}
