import { TickIcon } from '@blueprintjs/icons';
import type { SigningAnswer } from '../../backend/signing/signing.dto.js';
import { formatWhen } from '../kit/format/dates.js';
import { goTo, pageId } from './go-to.js';
import { nextPlace, signedOf } from './signing-steps.rules.js';

type Places = Pick<SigningAnswer, 'places'>;

/** Which places are the signer's, and which of them are signed. */
export function SigningProgress({ places }: Places) {
  const { signed, all } = signedOf(places);
  const left = all - signed;
  const next = nextPlace(places);
  const own = places.map((place, index) => ({ ...place, index })).filter(({ mine }) => mine);
  return (
    <section className="sign-card sign-progress" aria-label="How far you are">
      <div className="sign-card-head">
        <h2>
          <span role="status">
            {signed} of {all} signed
          </span>
        </h2>
        <span>{left === 1 ? 'one place left' : `${left} places left`}</span>
      </div>
      <Bars places={places} />
      <ol>
        {own.map(({ index, signedAt, page }, place) => (
          <li key={index}>
            <span className={`sign-mark ${signedAt ? 'done' : ''}`}>{signedAt ? <TickIcon size={12} title="Signed" /> : place + 1}</span>
            <a href={`#${pageId(page)}`} onClick={(event) => (event.preventDefault(), goTo(pageId(page)))}>
              Signature <span>page {page}</span>
            </a>
            <span className={index === next ? 'sign-now' : ''}>{signedAt ? formatWhen(signedAt) : index === next ? 'now' : ''}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The same in one line, for the head of a phone. */
export function ProgressLine({ places }: Places) {
  const { signed, all } = signedOf(places);
  return (
    <div className="sign-head-progress">
      <b role="status">
        {signed} of {all} signed
      </b>
      <Bars places={places} />
    </div>
  );
}

function Bars({ places }: Places) {
  const next = nextPlace(places);
  return (
    <div className="sign-bars" aria-hidden>
      {places.map(({ mine, signedAt }, index) => mine && <i key={index} className={signedAt ? 'done' : index === next ? 'now' : ''} />)}
    </div>
  );
}
