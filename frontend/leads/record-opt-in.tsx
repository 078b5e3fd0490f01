import { ProblemBar } from '../kit/page/problem-notice.js';
import { useSession } from '../server/session.js';
import { useCommand } from '../server/use-command.js';
import { leadEditors, standsForItself, type Lead, type OpenLead } from './lead-record.js';

interface RecordOptInProps {
  readonly open: OpenLead;
  readonly onRecorded: () => void;
}

/** For who enters leads and does not text: a guest says that texts are welcome (`decisions.md G15`). */
export function RecordOptIn({ open, onRecorded }: RecordOptInProps) {
  const { may } = useSession();
  const { run, pending, problem, retry, dismiss } = useCommand<object, Lead>({ url: `${open.name.url}/OptIn`, record: open.name, onDone: onRecorded });
  if (open.inThePast || may('Other_Beta') || !may(leadEditors) || !standsForItself(open.data) || open.data.smsOptIn !== undefined) return null;
  return (
    <div className="lead-opt-in-record no-print">
      <button type="button" className="link-button" disabled={pending} onClick={() => void run({})}>
        Record opt-in to texts
      </button>
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
    </div>
  );
}
