import type { Card, CardField } from './card.rules.js';

interface CardFieldsProps {
  readonly card: Card;
  readonly faults: Partial<Record<string, string>>;
  readonly onChange: (field: CardField, text: string) => void;
}

/** The names by which browsers fill cards in. */
export const autocomplete = { number: 'cc-number', expiry: 'cc-exp', code: 'cc-csc', name: 'cc-name' } as const;

export function CardFields({ card, faults, onChange }: CardFieldsProps) {
  const input = (field: CardField, label: string, placeholder: string) => (
    <input
      name={autocomplete[field]}
      autoComplete={autocomplete[field]}
      aria-label={label}
      placeholder={placeholder}
      inputMode={field === 'name' ? 'text' : 'numeric'}
      className={`card-${field}`}
      value={card[field]}
      aria-invalid={faults[field] !== undefined}
      onChange={(event) => onChange(field, event.target.value)}
    />
  );
  const wrong = (['number', 'expiry', 'code'] as const).flatMap((field) => faults[field] ?? []);
  return (
    <>
      <fieldset className="field card">
        <legend>Card</legend>
        <div className="card-box">
          {input('number', 'Card number', '1234 1234 1234 1234')}
          {input('expiry', 'Expires, month and year', 'MM / YY')}
          {input('code', 'Security code', 'CVC')}
        </div>
        <div aria-live="polite">{wrong.map((words) => <small key={words} className="field-fault">{words}</small>)}</div>
      </fieldset>
      <label className="field">
        Name on the card
        {input('name', 'Name on the card', '')}
        {faults.name && <small className="field-fault">{faults.name}</small>}
      </label>
    </>
  );
}
