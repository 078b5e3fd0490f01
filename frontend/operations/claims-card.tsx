import type { ClaimsOfKind } from '../../backend/operations/claims.controller.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { formatCount } from '../kit/format/money.js';
import { Section } from '../kit/page/section.js';
import { StateWord } from './state-word.js';
import type { Looked } from './use-look.js';

/** What only one record at a time may have. */
export function ClaimsCard({ data }: Looked<readonly ClaimsOfKind[]>) {
  return (
    <Section title="Claims">
      {data?.length === 0 && <Nothing text="Nothing is claimed." />}
      <ul className="plain-list operations-list">
        {data?.map(({ what, count, unsettled }) => (
          <li key={what} className="operations-claim">
            <span>{what}</span>
            {unsettled > 0 && <StateWord word={`${formatCount(unsettled)} under way`} tone="blue" />}
            <span className="figure">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
