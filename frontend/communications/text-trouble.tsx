import { Button } from '@blueprintjs/core';
import type { CommunicationAnswer } from '../../backend/leads/communications/communication.dto.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useCommand } from '../server/use-command.js';
import { useSession } from '../server/session.js';
import type { RecordName } from '../server/use-record.js';

interface TextTroubleProps {
  readonly leadId: number;
  readonly entry: CommunicationAnswer;
  readonly record: RecordName;
}

/** Why a text did not go, and another try. */
export function TextTrouble({ leadId, entry: { text, Note }, record }: TextTroubleProps) {
  const { may } = useSession();
  const again = useCommand({ url: `/api/Communications/ForLead/${leadId}/Texts/${text!.textId}/TryAgain`, record });
  const offered = may('Other_Beta') && text!.againAs === undefined && Note !== '';
  return (
    <>
      <div className={text!.state === 'failed' ? 'communication-trouble' : 'communication-by'}>
        {text!.reason}
        {offered && <Button variant="minimal" size="small" intent="primary" text={again.pending ? 'Please wait...' : 'Try again'} disabled={again.pending} onClick={() => void again.run()} />}
      </div>
      {again.problem && <ProblemBar problem={again.problem} retry={again.retry} dismiss={again.dismiss} />}
    </>
  );
}
