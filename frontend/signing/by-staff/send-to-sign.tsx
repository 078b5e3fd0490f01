import { Button, Classes } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import type { RecordName } from '../../server/use-record.js';
import { useCommand } from '../../server/use-command.js';
import { useOneAtATime } from '../../server/use-one-at-a-time.js';
import { useDoneForAMoment } from '../../kit/form/use-done-for-a-moment.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { hasMovedOn, showsTheSame } from './has-moved-on.js';
import { SendDialog, type ToSend } from './send-dialog.js';
import { sendText, type SendTexts } from './send-text.js';

/** How a document of some kind is sent, as its page says it. */
export interface Sent {
  readonly url: string;
  /** What the button does, for who hovers over it. */
  readonly title: string;
  readonly texts: SendTexts;
}

interface SendToSignProps {
  readonly sent: Sent;
  readonly record: RecordName;
  /** It was sent before. */
  readonly again: boolean;
  /** Shown before it goes. */
  readonly toSend?: ToSend | undefined;
  /** False once it is on its way: the button still says that it went, and leaves. */
  readonly offered?: boolean;
  /** Whether there is something to ask is not known yet. */
  readonly waits?: boolean;
  /** It went, and came back: the link reached nobody. */
  readonly failed?: boolean;
}

/** Says how it goes, and beside it why it did not. */
export function SendToSign({ sent: { url, title, texts }, record, again, toSend, offered = true, waits = false, failed = false }: SendToSignProps) {
  // As it was asked: nothing changes under who reads it. Where any of it moved on, the server refuses, and it is asked anew.
  const [asking, setAsking] = useState<ToSend & { readonly anew?: string }>();
  const confirmed = useRef<ToSend>(undefined);
  const [done, isDone] = useDoneForAMoment();
  const { run, pending, problem, retry, dismiss } = useCommand<{ readonly version?: number }>({ url, record, onDone: isDone });
  const go = useOneAtATime(() => run(...asShown(confirmed.current)));
  const anew = problem && hasMovedOn(problem) ? problem.message : undefined;
  useEffect(() => {
    // What somebody else has sent meanwhile is not asked about whenever it is offered again.
    if (!offered) confirmed.current = undefined;
    const before = confirmed.current;
    if (anew === undefined || pending || waits || !before || !toSend) return;
    dismiss();
    if (before.revision === toSend.revision || !showsTheSame(before, toSend)) return setAsking({ ...toSend, anew });
    confirmed.current = toSend;
    void run(...asShown(toSend));
  }, [offered, anew, pending, waits, toSend, dismiss, run]);
  if (asking && !offered) setAsking(undefined);
  if (!offered && !pending && !done && !problem) return null;
  const resting = pending || done;
  const text = sendText({ pending, problem, failed, done, again }, texts);
  return (
    <>
      {/* While it waits and says that it went it keeps the focus: a button that is disabled has none, and would be read out twice. */}
      <Button size="small" className={pending ? Classes.DISABLED : ''} text={text} title={title} disabled={!resting && (waits || !offered)} aria-disabled={pending || undefined} aria-live="polite" onClick={() => !resting && (toSend ? setAsking(toSend) : go())} />
      {asking && <SendDialog title={title} toSend={asking} anew={asking.anew} confirmText={again ? texts.again : texts.first} onCancel={() => setAsking(undefined)} onConfirm={() => ((confirmed.current = asking), setAsking(undefined), go())} />}
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
    </>
  );
}

/** Without a version the newest goes, or whose turn it is gets a link once more. */
function asShown(shown: ToSend | undefined): [{ readonly version?: number }, { readonly ifMatch?: number }] {
  return shown ? [{ version: shown.version.version }, { ifMatch: shown.revision }] : [{}, {}];
}
