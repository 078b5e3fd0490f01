import { Section } from '../../kit/page/section.js';

/** The room of lines that are being read, so that nothing jumps when they come. */
export function LinesToCome({ noun }: { readonly noun: string }) {
  return (
    <Section title={`By ${noun}`} note="loading…">
      <div className="lines-to-come" aria-hidden>
        {Array.from({ length: 12 }, (_, place) => (
          <span key={place} className="bone" />
        ))}
      </div>
    </Section>
  );
}
