import { Button, Spinner, Tab, Tabs } from '@blueprintjs/core';
import { LockIcon } from '@blueprintjs/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDateTime } from '../kit/format/dates.js';
import { goTo, placeId } from './go-to.js';
import { PageThumbnails } from './page-thumbnails.js';
import { fetchReader } from '../kit/pdf/pdf-pages.js';
import { usePdf } from '../kit/pdf/use-pdf.js';
import { savePdf } from './save-pdf.js';
import type { Signature } from './signing-calls.js';
import { SigningPaper } from './signing-paper.js';
import { ProgressLine } from './signing-progress.js';
import { SigningSide } from './signing-side.js';
import { copyComes, nextPlace } from './signing-steps.rules.js';
import { SigningText } from './signing-text.js';
import { takeToken } from '../kit/page/take-token.js';
import { companyOnPage } from '../server/company-on-page.js';
import { useSigning, type Signing } from './use-signing.js';
import { WhatComesThen } from './what-comes-then.js';
import './sign.css';
import './sign-paper.css';

/** /sign#token: somebody reads a document and signs it, on a computer or a phone, without an account. */
export function SignPage() {
  const [token] = useState(() => takeToken(sessionStorage, 'signing'));
  const signing = useSigning(token);
  // While the document is on its way; whether it came is told when it is opened.
  useEffect(() => void fetchReader().catch(() => undefined), []);
  const { answer, refused, ended, fault } = signing;
  if (refused) return <Notice title={refused.status === 404 ? 'This link opens nothing' : refused.code === 'not-yet' ? 'Not your turn yet' : 'Nothing to sign here'}>{refused.message}.</Notice>;
  if (ended === 'finished') return <Notice title="Thank you, you have signed">A copy {copyComes(answer!)} You may close this page.</Notice>;
  if (ended === 'declined') return <Notice title="You have declined">We are told why, and nobody can sign this document any more. You may close this page.</Notice>;
  if (!answer || !signing.pdf) return <Notice title="Your document is being opened">{fault || <Spinner size={24} aria-label="Loading" />}</Notice>;
  if (answer.completed) {
    return (
      <Notice title="Everybody has signed">
        The {answer.title} ({answer.record}) is signed and sealed.
        <Button intent="primary" size="large" text="Download the signed copy" onClick={() => savePdf(signing.pdf!, `${answer.title}, ${answer.record}, signed.pdf`)} />
      </Notice>
    );
  }
  return <Opened signing={signing} link={`${location.origin}/sign#${token}`} />;
}

/** Below it the signature lies in a sheet over the document (sign-side.css). */
const isPhone = () => matchMedia('(width < 960px)').matches;

function Opened({ signing, link }: { readonly signing: Signing; readonly link: string }) {
  const { busy, sign, decline } = signing;
  const [answer, bytes, { text }] = [signing.answer!, signing.pdf!, signing];
  // Versions of before have no text. Their links run out within two weeks, so words scraped from the PDF are not worth their faults.
  const hasText = text.pages.length > 0;
  const { pdf } = usePdf(bytes);
  // The text may come after the PDF: a phone goes over to it unless somebody chose.
  const [chosen, setChosen] = useState<'text' | 'pages'>();
  const shown = chosen ?? (hasText && isPhone() ? 'text' : 'pages');
  const [signature, setSignature] = useState<Signature>();
  const [agreed, setAgreed] = useState(answer.me.consented);
  const [missing, setMissing] = useState('');
  const [open, setOpen] = useState(false);
  const next = nextPlace(answer.places);
  useScrollToNext(next);
  const signAt = (place: number) => {
    if (isPhone() && !open) return setOpen(true);
    const lacks = !signature ? 'Please draw or type your signature first.' : !agreed ? 'Please agree to sign electronically first.' : '';
    setMissing(lacks);
    if (lacks === '') void sign(place, signature!);
  };
  return (
    <div className="sign">
      <Head signing={signing} />
      <main className={`sign-body ${open ? 'sign-body-under' : ''}`}>
        {pdf && <PageThumbnails pdf={pdf} places={answer.places} />}
        <div className="sign-document">
          <Tabs id="sign-shown" className="sign-tabs" renderActiveTabPanelOnly selectedTabId={shown} onChange={(tab) => setChosen(tab as typeof shown)}>
            {hasText && <Tab id="text" title="Text" panel={<SigningText text={text} answer={answer} next={next} onPlace={signAt} />} />}
            <Tab id="pages" title="Page as PDF" panel={pdf ? <SigningPaper pdf={pdf} hasText={hasText} answer={answer} next={next} picture={signature?.image ?? ''} onPlace={signAt} /> : <Spinner aria-label="Loading" />} />
          </Tabs>
          <WhatComesThen answer={answer} />
        </div>
        <SigningSide
          answer={answer}
          link={link}
          open={open}
          onOpen={setOpen}
          signature={signature}
          onSignature={(drawn) => (setMissing(''), setSignature(drawn))}
          agreed={agreed}
          onAgreed={(does) => (setMissing(''), setAgreed(does))}
          busy={busy}
          fault={missing || signing.fault}
          onSign={() => signAt(next)}
          onDecline={(reason) => void decline(reason)}
          onDownload={() => savePdf(bytes, `${answer.title}, ${answer.record}.pdf`)}
        />
      </main>
    </div>
  );
}

/** A place that was signed leads to the next; at first the document stands at its beginning. */
function useScrollToNext(next: number): void {
  const before = useRef(next);
  useEffect(() => {
    if (before.current === next) return;
    before.current = next;
    goTo(placeId(next));
  }, [next]);
}

function Head({ signing: { answer } }: { readonly signing: Signing }) {
  const { title, record, me, expiresAt, places } = answer!;
  return (
    <header className="sign-head">
      <span className="sign-brand">
        <img src="/mark.svg" width={28} height={28} alt="" /> {companyOnPage.name}
      </span>
      <div className="sign-title">
        <h1>{title}</h1>
        <span>
          {me.name} · {record}
        </span>
      </div>
      <span className="sign-only">
        <LockIcon size={14} />
        <span className="sign-only-short">Only for you</span>
        <span className="sign-only-whole">
          This page is only for {me.name}, until {formatDateTime(expiresAt)}
        </span>
      </span>
      <ProgressLine places={places} />
    </header>
  );
}

/** What was pressed is gone from the page: whoever reads by keyboard or by ear goes on here. */
const readOut = (heading: HTMLElement | null) => heading?.focus();

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="sign-notice">
      <img src="/mark.svg" width={40} height={40} alt="" />
      <h1 ref={readOut} tabIndex={-1}>
        {title}
      </h1>
      <div>{children}</div>
      <p>
        {companyOnPage.name} · {companyOnPage.phone}
      </p>
    </main>
  );
}
