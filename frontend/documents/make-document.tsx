import { Button, Classes } from '@blueprintjs/core';
import { useCallback, useState } from 'react';
import type { RecordName } from '../server/use-record.js';
import { useCommand } from '../server/use-command.js';
import { useOneAtATime } from '../server/use-one-at-a-time.js';
import { ReasonDialog } from '../kit/detail/reason-dialog.js';
import { useDoneForAMoment } from '../kit/form/use-done-for-a-moment.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { Question } from '../kit/page/question.js';

interface MakeDocumentProps {
  readonly url: string;
  readonly record: RecordName;
  readonly texts: {
    /** Create, or Recreate. */
    readonly idle: string;
    /** For a moment, when it is made. */
    readonly done: string;
    /** In the button's place of words until it is pressed again. */
    readonly failed?: string;
  };
  readonly title?: string;
  /** Asked before it is made. */
  readonly question?: string | false;
  /** Asked for, and said with it, once everybody has signed a version. */
  readonly why?: string | undefined;
  readonly onMade?: () => void;
}

/** 'Please wait...' until it is made, then that it is done for a moment. */
export function MakeDocument({ url, record, texts: { idle, done: doneText, failed = idle }, title, question, why, onMade }: MakeDocumentProps) {
  const [done, isDone] = useDoneForAMoment();
  const [asking, setAsking] = useState(false);
  const { run, pending, problem, retry, dismiss } = useCommand<{ reason?: string }>({
    url,
    record,
    onDone: () => {
      isDone();
      onMade?.();
    },
  });
  const make = useOneAtATime(useCallback(() => run({}), [run]));
  // Signed a moment ago, or hidden from whoever asks: the server knows.
  const whyNeeded = problem?.body.code === 'reason-needed' ? problem.message : why;
  const said = pending ? 'Please wait...' : problem ? failed : done ? doneText : idle;
  const press = () => {
    if (done || pending) return;
    // A refusal that asks why stays in sight while that is typed.
    if (!whyNeeded) dismiss();
    if (question || whyNeeded) setAsking(true);
    else make();
  };
  return (
    <>
      <Button size="small" text={said} title={title} className={pending ? Classes.DISABLED : ''} aria-disabled={pending || undefined} aria-live="polite" onClick={press} />
      {asking && whyNeeded && <ReasonDialog title={idle} question={whyNeeded} confirmText={idle} onCancel={() => setAsking(false)} onGiven={(reason) => (setAsking(false), void run({ reason }))} />}
      {asking && !whyNeeded && (
        <Question intent="primary" confirmText={idle} onCancel={() => setAsking(false)} onConfirm={() => (setAsking(false), make())}>
          {question}
        </Question>
      )}
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
    </>
  );
}
