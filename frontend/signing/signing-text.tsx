import type { PlaceSaid, ReadingText, Said, TableSaid } from '../../backend/platform/documents/reading-text.js';
import type { SigningAnswer } from '../../backend/signing/signing.dto.js';
import { pageId, placeId } from './go-to.js';
import { othersPlace } from './signing-steps.rules.js';
import './sign-text.css';

interface PlacesProps {
  readonly answer: SigningAnswer;
  readonly next: number;
  readonly onPlace: (place: number) => void;
}

/** What every page says, large enough for a phone, and for who has it read out. Names may be of any script. */
export function SigningText({ text: { pages }, ...places }: PlacesProps & { readonly text: ReadingText }) {
  return (
    <div className="sign-text">
      {pages.map((said, index) => (
        <section key={index} id={pageId(index + 1)} aria-label={`Page ${index + 1}`}>
          <p className="sign-text-page">
            Page {index + 1} of {pages.length}
          </p>
          <Items items={said} {...places} />
        </section>
      ))}
    </div>
  );
}

function Items({ items, ...places }: PlacesProps & { readonly items: readonly Said[] }) {
  return items.map((said, index) => <Item key={index} said={said} {...places} />);
}

function Item({ said, ...places }: PlacesProps & { readonly said: Said }) {
  switch (said.kind) {
    case 'heading':
      return <h2 dir="auto">{said.text}</h2>;
    case 'paragraph':
      return <p dir="auto">{said.text}</p>;
    case 'table':
      return <Rows {...said} />;
    case 'notice':
      return (
        <div className="sign-text-notice">
          <Items items={said.items} {...places} />
        </div>
      );
    case 'place':
      return <TextPlace said={said} {...places} />;
  }
}

function Rows({ head, rows, amounts }: TableSaid) {
  return (
    <table className={amounts ? 'sign-text-amounts' : ''}>
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((text, index) => (text ? <th key={index}>{text}</th> : <td key={index} />))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ cells: [name, ...values], total }, index) => (
          <tr key={index} className={total ? 'sign-text-total' : ''}>
            {name ? <th scope="row">{name}</th> : <td />}
            {values.map((text, column) => (
              <td key={column} dir="auto">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TextPlace({ said, answer, next, onPlace }: PlacesProps & { readonly said: PlaceSaid }) {
  const place = answer.places[said.place];
  if (place?.kind !== 'signature') return null;
  const signer = answer.signers.find(({ role }) => role === place.signer);
  // The company signs by hand.
  const who = signer ? <span><bdi>{signer.name}</bdi>, {signer.words}</span> : <span>{said.text}</span>;
  if (place.mine) {
    return (
      <button type="button" id={placeId(said.place)} className={`sign-here ${said.place === next ? 'sign-place-next' : ''}`} onClick={() => onPlace(said.place)}>
        <b>{place.signedAt === '' ? 'Sign here' : 'Signed'}</b> {who}
      </button>
    );
  }
  return (
    <p className="sign-other-line">
      {who} <span>{othersPlace(answer, place)?.short}</span>
    </p>
  );
}
