import { TickIcon } from '@blueprintjs/icons';
import { useEffect, useRef, useState } from 'react';
import type { SigningAnswer } from '../../backend/signing/signing.dto.js';
import { goTo, pageId } from './go-to.js';
import { drawPage, type Pdf } from '../kit/pdf/pdf-pages.js';
import { nextPlace } from './signing-steps.rules.js';
import './page-thumbnails.css';

/** As page-thumbnails.css has it, in pixels; a narrow window hides them. */
const WIDTH = 92;

interface ThumbnailsProps {
  readonly pdf: Pdf;
  readonly places: SigningAnswer['places'];
}

/** Every page small, with what is signed on it and where to sign now. */
export function PageThumbnails({ pdf, places }: ThumbnailsProps) {
  const current = useCurrentPage(pdf.numPages);
  const next = places[nextPlace(places)]?.page;
  return (
    <nav className="sign-thumbs" aria-label="Pages">
      {Array.from({ length: pdf.numPages }, (_, index) => {
        const page = index + 1;
        const own = places.filter((place) => place.mine && place.page === page);
        const signed = own.length > 0 && own.every(({ signedAt }) => signedAt !== '');
        return (
          <button type="button" key={page} aria-current={page === current ? 'true' : undefined} onClick={() => goTo(pageId(page))}>
            <Thumbnail pdf={pdf} page={page} />
            <span className="sign-thumb-number">
              <span className="visually-hidden">Page </span>
              {page}
            </span>
            {signed && (
              <span className="sign-mark done">
                <TickIcon size={12} title="Signed" />
              </span>
            )}
            {page === next && (
              <span className="sign-thumb-now">
                Sign<span className="visually-hidden"> here</span>
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}

function Thumbnail({ pdf, page }: { readonly pdf: Pdf; readonly page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => void drawPage(pdf, page, canvas.current!, WIDTH), [pdf, page]);
  return <canvas ref={canvas} aria-hidden />;
}

/** The page that is being read: the last one that begins above the upper part of the window. */
function useCurrentPage(pages: number): number {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const moved = () => {
      const above = Array.from({ length: pages }, (_, index) => index + 1).filter((page) => (document.getElementById(pageId(page))?.getBoundingClientRect().top ?? Infinity) < window.innerHeight * 0.4);
      setCurrent(above.at(-1) ?? 1);
    };
    window.addEventListener('scroll', moved, { passive: true });
    return () => window.removeEventListener('scroll', moved);
  }, [pages]);
  return current;
}
