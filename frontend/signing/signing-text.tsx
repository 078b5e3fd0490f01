import { useEffect, useState } from 'react';
import type { SigningAnswer } from '../../backend/signing/signing.wire.js';
import { pageId, placeId } from './go-to.js';
import { pageText, type Paragraph, type Pdf } from '../kit/pdf/pdf-pages.js';
import { othersPlace } from './signing-steps.rules.js';

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
        <section key={index} id={pageId(index + 1)} aria-label={`Page ${index + 1}`}>
          <p className="sign-text-page">
            Page {index + 1} of {pdf.numPages}
          </p>
          {paragraphs.map(({ text, heading }, place) => (heading ? <h2 key={place}>{text}</h2> : <p key={place}>{text}</p>))}
          {answer.places.map((place, at) => place.page === index + 1 && <TextPlace key={at} answer={answer} at={at} isNext={at === next} onSign={() => onPlace(at)} />)}
        </section>
      ))}
    </div>
  );
}

interface TextPlaceProps {
  readonly answer: SigningAnswer;
  readonly at: number;
  readonly isNext: boolean;
  readonly onSign: () => void;
}

function TextPlace({ answer, at, isNext, onSign }: TextPlaceProps) {
  const place = answer.places[at]!;
  const words = answer.signers.find(({ role }) => role === place.signer)?.words;
  if (place.mine) {
    return (
      <button type="button" id={placeId(at)} className={`sign-here ${isNext ? 'sign-place-next' : ''}`} onClick={onSign}>
        <b>{place.signedAt === '' ? 'Sign here' : 'Signed'}</b> {answer.me.name}, {words}
      </button>
    );
  }
  const other = othersPlace(answer, place);
  return (
    other && (
      <p className="sign-other-line">
        {other.words} <span>{words}</span>
      </p>
    )
  );
}
