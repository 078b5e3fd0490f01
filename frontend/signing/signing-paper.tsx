import { useEffect, useRef, useState } from 'react';
import type { SigningAnswer } from '../../backend/signing/signing.dto.js';
import { pageId, placeId } from './go-to.js';
import { drawPage, pageSize, type Pdf } from '../kit/pdf/pdf-pages.js';
import { othersPlace } from './signing-steps.rules.js';

interface PaperProps {
  readonly pdf: Pdf;
  readonly hasText: boolean;
  readonly answer: SigningAnswer;
  /** What is to be signed next; -1 where nothing is. */
  readonly next: number;
  /** As it stands in the box, shown where it will be. */
  readonly picture: string;
  readonly onPlace: (place: number) => void;
}

/** The pages as they are, with the signer's places on them. */
export function SigningPaper({ pdf, ...rest }: PaperProps) {
  return (
    <div className="sign-pages">
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <Page key={index} pdf={pdf} number={index + 1} {...rest} />
      ))}
    </div>
  );
}

function Page({ pdf, hasText, number, answer, next, picture, onPlace }: PaperProps & { readonly number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 612, height: 792 });
  useEffect(() => {
    void pageSize(pdf, number).then(setSize);
    void drawPage(pdf, number, canvas.current!, canvas.current!.clientWidth);
  }, [pdf, number]);
  return (
    <div className="sign-page" id={pageId(number)} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      <canvas ref={canvas} role="img" aria-label={`Page ${number} of ${pdf.numPages}; its words stand ${hasText ? 'under Text' : 'in the PDF that can be downloaded'}`} />
      {answer.places.map((place, index) => {
        if (place.page !== number) return null;
        // By left: the paper is not mirrored, and neither are the places on it.
        const style = { left: share(place.x, size.width), top: share(place.y, size.height), width: share(place.width, size.width), height: share(place.height, size.height) };
        if (place.mine) return <Place key={index} id={placeId(index)} style={style} signed={place.signedAt !== ''} isNext={index === next} picture={picture} onSign={() => onPlace(index)} />;
        const other = othersPlace(answer, place);
        return (
          other && (
            <span key={index} className={`sign-other ${other.signed ? 'sign-other-signed' : ''}`} style={style}>
              <span>{other.words}</span>
            </span>
          )
        );
      })}
    </div>
  );
}

interface PlaceProps {
  readonly id: string;
  readonly style: React.CSSProperties;
  readonly signed: boolean;
  readonly isNext: boolean;
  readonly picture: string;
  readonly onSign: () => void;
}

function Place({ id, style, signed, isNext, picture, onSign }: PlaceProps) {
  const shown = signed || isNext ? picture : '';
  return (
    <button type="button" id={id} className={`sign-place ${signed ? 'sign-place-signed' : ''} ${isNext ? 'sign-place-next' : ''}`} style={style} onClick={onSign} aria-label={signed ? 'Signed here' : 'Sign here'}>
      {shown ? <img src={shown} alt="" /> : <span>{signed ? 'Signed' : 'Sign here'}</span>}
    </button>
  );
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
