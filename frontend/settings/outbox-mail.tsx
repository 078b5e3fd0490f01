import type { OutboxEntry } from '../../backend/platform/mail/outbox-mail.js';
import { When } from '../kit/format/when.js';
import { Facts, Section } from '../kit/page/section.js';
import { partsOf } from './mail-links.js';

/** One mail, with the links in its text to be followed. */
export function OutboxMail({ mail: { to, at, subject, text } }: { readonly mail: OutboxEntry }) {
  return (
    <Section title={subject} className="outbox-mail">
      <Facts
        facts={[
          { label: 'To', value: to },
          { label: 'Written', value: <When at={at} /> },
        ]}
      />
      <p className="outbox-text">
        {partsOf(text).map(({ words, isLink }, index) =>
          isLink ? (
            <a key={index} href={words} target="_blank" rel="noreferrer">
              {words}
            </a>
          ) : (
            words
          ),
        )}
      </p>
    </Section>
  );
}
