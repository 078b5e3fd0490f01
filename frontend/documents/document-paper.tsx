import { Switch } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MadeVersion } from './made-version.js';
import './documents.css';

const PdfFrame = lazy(async () => ({ default: (await import('../kit/pdf/pdf-frame.js')).PdfFrame }));

interface DocumentPaperProps {
  /** As in "Seller contract". */
  readonly title: string;
  /** Its versions and its preview are below it. */
  readonly url: string;
  /** Of the file, when a preview is saved. */
  readonly previewName: string;
  readonly versions: readonly MadeVersion[];
  /** None: as it would be made now. */
  readonly version: MadeVersion | undefined;
  /** A preview is read anew when the record changes. */
  readonly asOf: number;
}

/** The pages of a document; `?marked` marks what differs from the version before. */
export function DocumentPaper({ title: document, url: below, previewName, versions, version, asOf }: DocumentPaperProps) {
  const [params, setParams] = useSearchParams();
  const before = version && versions.find((made) => made.version === version.version - 1);
  const marked = before !== undefined && params.has('marked');
  const url = version ? `${below}/${version.version}` : `${below}/Preview?of=${asOf}`;
  const shown = marked ? `${url}/Marked` : url;
  const title = version ? `${document} ${version.version}` : `${document}, preview: ${versions.length === 0 ? 'nothing is made yet' : 'as it would be made now'}`;
  return (
    <section className="card document-paper" aria-label={title}>
      <Suspense fallback={<div className="section-header" aria-busy><h2>{title}</h2></div>}>
        <PdfFrame
          key={shown}
          url={shown}
          title={title}
          saved={{ url, name: version?.file.name ?? previewName }}
          tools={before && <Switch inline checked={marked} label="What changed" title={`Marks what differs from version ${before.version}`} onChange={({ currentTarget: { checked } }) => setParams((now) => markedIn(now, checked), { replace: true })} />}
        />
      </Suspense>
    </section>
  );
}

function markedIn(params: URLSearchParams, marked: boolean): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (marked) changed.set('marked', 'yes');
  else changed.delete('marked');
  return changed;
}
