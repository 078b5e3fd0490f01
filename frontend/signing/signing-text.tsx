import { useEffect, useState } from 'react';
import type { SigningAnswer } from '../../backend/signing/signing.wire.js';
import { pageText, type Paragraph, type Pdf } from './pdf-pages.js';

interface SigningTextProps {
  readonly pdf: Pdf;
  readonly answer: SigningAnswer;
  readonly next: number;
  readonly onPlace: (place: number) => void;
}

/** The words of every page, large enough for a phone, and for who has them read out. */
export function SigningText({ pdf, answer, next, onPlace }: SigningTextProps) {
  const [pages, setPages] = useState<readonly (readonly Paragraph[])[]>([]);
  useEffect(() => {
    void Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pageText(pdf, index + 1))).then(setPages);
  }, [pdf]);
  return (
    <div className="sign-text">
      {pages.map((paragraphs, index) => (
        <section key={index} aria-label={`Page ${index + 1}`}>
          <p className="sign-text-page">
            Page {index + 1} of {pdf.numPages}
          </p>
          {paragraphs.map(({ text, heading }, place) => (heading ? <h3 key={place}>{text}</h3> : <p key={place}>{text}</p>))}
          {answer.places.map(({ mine, page, signedAt }, place) =>
            mine && page === index + 1 ? (
              <button type="button" key={place} className={`sign-here ${place === next ? 'sign-place-next' : ''}`} onClick={() => onPlace(place)}>
                <b>{signedAt === '' ? 'Sign here' : 'Signed'}</b> {answer.me.name}, {answer.signers.find(({ role }) => role === answer.me.role)?.words}
              </button>
            ) : null,
          )}
        </section>
      ))}
    </div>
  );
}
