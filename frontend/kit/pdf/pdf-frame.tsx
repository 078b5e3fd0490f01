import { AnchorButton, Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon, PrintIcon, ZoomInIcon, ZoomOutIcon } from '@blueprintjs/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { bytesOf } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { ProblemNotice } from '../page/problem-notice.js';
import { drawPage, type Pdf } from './pdf-pages.js';
import { pageText } from './pdf-text.js';
import { usePdf } from './use-pdf.js';
import './pdf-frame.css';

interface PdfFrameProps {
  readonly url: string;
  readonly title: string;
  /** Over the pages, between turning them and their size. */
  readonly tools?: ReactNode;
  readonly saved: { readonly url: string; readonly name: string };
}

/** Of the width of the frame, in percent. */
const sizes = [50, 75, 100, 150, 200] as const;

/** The pages of a PDF, drawn one below the other; their words are there for who has them read out. */
export function PdfFrame({ url, title, tools, saved }: PdfFrameProps) {
  const bytes = useQuery({ queryKey: ['pdf', url], queryFn: ({ signal }) => bytesOf(url, signal), staleTime: Infinity, gcTime: 0, structuralSharing: false });
  const { pdf, error = bytes.error } = usePdf(bytes.data);
  const [size, setSize] = useState(2);
  const pages = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const count = pdf?.numPages ?? 0;
  const turnTo = (to: number) => {
    pages.current?.children[to - 1]?.scrollIntoView({ block: 'start' });
    setPage(to);
  };
  const onScroll = () => {
    const box = pages.current!;
    const above = [...box.children].filter((one) => (one as HTMLElement).offsetTop - box.offsetTop <= box.scrollTop + box.clientHeight / 2);
    setPage(Math.max(above.length, 1));
  };
  return (
    <>
      <div className="section-header pdf-head no-print">
        <h2>{title}</h2>
        {count > 0 && (
          <span className="pdf-turn">
            <Button size="small" variant="minimal" icon={<ChevronLeftIcon className="mirrored" />} aria-label="Page before" disabled={page <= 1} onClick={() => turnTo(page - 1)} />
            <span>
              Page <b>{page}</b> of {count}
            </span>
            <Button size="small" variant="minimal" icon={<ChevronRightIcon className="mirrored" />} aria-label="Next page" disabled={page >= count} onClick={() => turnTo(page + 1)} />
          </span>
        )}
        <span className="section-action">
          {tools}
          <Button size="small" variant="minimal" icon={<ZoomOutIcon />} aria-label="Smaller" title="Smaller" disabled={size === 0} onClick={() => setSize(size - 1)} />
          <Button size="small" variant="minimal" icon={<ZoomInIcon />} aria-label="Larger" title="Larger" disabled={size === sizes.length - 1} onClick={() => setSize(size + 1)} />
          <AnchorButton size="small" variant="minimal" icon={<DownloadIcon />} title="Download" href={saved.url} download={saved.name}>
            <span className="visually-hidden">Download</span>
          </AnchorButton>
          <Button size="small" variant="minimal" icon={<PrintIcon />} aria-label="Print" title="Opens it to be printed" onClick={() => window.open(url, '_blank', 'noopener')} />
        </span>
      </div>
      {error && !pdf ? (
        <ProblemNotice problem={asProblem(error)} retry={() => void bytes.refetch()} />
      ) : (
        // What scrolls can be scrolled by keys.
        <div ref={pages} className="pdf-pages" tabIndex={0} role="group" aria-label={`${title}, pages`} aria-busy={!pdf} onScroll={onScroll}>
          {pdf && Array.from({ length: count }, (_, index) => <PdfPage key={index} pdf={pdf} number={index + 1} percent={sizes[size]!} />)}
        </div>
      )}
    </>
  );
}

interface PdfPageProps {
  readonly pdf: Pdf;
  readonly number: number;
  readonly percent: number;
}

function PdfPage({ pdf, number, percent }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<readonly string[]>([]);
  useEffect(() => void drawPage(pdf, number, canvas.current!, canvas.current!.clientWidth).catch(() => undefined), [pdf, number, percent]);
  useEffect(() => void pageText(pdf, number).then(setText, () => undefined), [pdf, number]);
  return (
    <div className="pdf-page" style={{ inlineSize: `${percent}%` }}>
      <canvas ref={canvas} aria-hidden />
      <div className="visually-hidden">
        {text.map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
