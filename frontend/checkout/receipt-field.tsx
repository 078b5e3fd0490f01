import { useId } from 'react';

interface ReceiptFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The member's own address, all but hidden. */
  readonly otherwise: string;
  readonly fault?: string | undefined;
}

export function ReceiptField({ value, onChange, otherwise, fault }: ReceiptFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Email for the receipt</label>
      <input id={id} type="email" name="email" autoComplete="email" maxLength={200} value={value} aria-invalid={fault !== undefined} aria-describedby={`${id}-note`} onChange={(event) => onChange(event.target.value)} />
      <small id={`${id}-note`} className={fault ? 'field-fault' : 'quiet'}>{fault ?? (otherwise === '' ? 'The receipt also stays behind this link.' : `Left blank, it goes to ${otherwise}`)}</small>
    </div>
  );
}

/** Blank is as good as one that is whole. */
export function mailFault(mail: string): string | undefined {
  return mail === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail) ? undefined : 'Enter an email address such as name@example.com';
}
