import type { TextingAnswer } from '../../backend/leads/texts/texts-by-staff.js';
import { formatPhone } from '../kit/format/phone.js';
import { When } from '../kit/format/when.js';

/** In the place of the choice to send a text, for who texts: why there is none (`decisions.md G15`). */
export function NoTexts({ texting: { stop, why } }: { readonly texting: TextingAnswer }) {
  if (!stop) return <p className="no-texts">No text messages: {why.charAt(0).toLowerCase() + why.slice(1)}.</p>;
  return (
    <p className="no-texts">
      <b>
        The guest answered {stop.word} <When at={stop.at} inSentence />
        {stop.number && ` from ${formatPhone(stop.number)}`}: no text messages go out.
      </b>{' '}
      Only START from the same phone takes it back.
    </p>
  );
}
