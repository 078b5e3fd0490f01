import { Button, Spinner } from '@blueprintjs/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ReportMailAnswer } from '../../../backend/reports/schedules/report-schedule.dto.js';
import { takeToken } from '../../kit/page/take-token.js';
import { companyOnPage } from '../../server/company-on-page.js';
import './stop-page.css';

type State = { readonly answer: ReportMailAnswer } | { readonly fault: string; readonly gone: boolean } | undefined;

/** /report-mail#token: a receiver ends a report by mail with one button, without an account. */
export function StopPage() {
  const [token] = useState(() => takeToken(sessionStorage, 'report-mail'));
  const [state, setState] = useState<State>();
  const [pending, setPending] = useState(false);
  useEffect(() => void call(token, 'GET').then(setState), [token]);
  const stop = async () => {
    setPending(true);
    setState(await call(token, 'POST'));
    setPending(false);
  };
  if (!state) return <Notice title="Report by mail"><Spinner size={24} aria-label="Loading" /></Notice>;
  if ('fault' in state) return <Notice title={state.gone ? 'This link opens nothing' : 'This could not be done'}>{state.fault}{!state.gone && <Button text="Try again" onClick={() => void call(token, 'GET').then(setState)} />}</Notice>;
  const { title, when, over } = state.answer;
  if (over) return <Notice title="You will not get it again">{title} is not sent to you any more. You may close this page.</Notice>;
  return (
    <Notice title={`Stop ${title} by mail?`}>
      You get it {when}, New York time. The report itself stays where it is.
      <Button intent="primary" size="large" text={pending ? 'Please wait…' : 'Stop sending it to me'} disabled={pending} onClick={() => void stop()} />
    </Notice>
  );
}

async function call(token: string, method: 'GET' | 'POST'): Promise<State> {
  try {
    const response = await fetch(method === 'GET' ? '/api/ReportMail' : '/api/ReportMail/Stop', { method, headers: { Authorization: `Report ${encodeURIComponent(token)}` }, credentials: 'omit', cache: 'no-store' });
    if (response.ok) return { answer: (await response.json()) as ReportMailAnswer };
    if (response.status === 404) return { fault: 'It is not whole, or its report is gone. Copy all of it from the mail.', gone: true };
    return { fault: response.status === 429 ? 'Too many tried from here just now. Please wait a minute.' : 'This does not work right now. Please try again in a minute.', gone: false };
  } catch {
    return { fault: 'The server could not be reached.', gone: false };
  }
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: whoever reads by keyboard or by ear goes on here.
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <main className="stop-mail">
      <img src="/mark.svg" width={40} height={40} alt="" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div>{children}</div>
      <p>{companyOnPage.name}</p>
    </main>
  );
}
