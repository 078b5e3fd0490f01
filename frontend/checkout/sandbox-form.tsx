import { useEffect, useRef, useState, type FormEvent } from 'react';
import { sandboxTokenOf, type SandboxToken } from '../../backend/platform/payments/sandbox/sandbox-cards.rules.js';
import { cardFaults, spacedExpiry, spacedNumber, type Card, type CardField } from './card.rules.js';
import { autocomplete, CardFields } from './card-fields.js';
import { FurtherStep } from './further-step.js';
import { PayButton } from './pay-button.js';
import type { Paying } from './pay-form.js';
import { mailFault, ReceiptField } from './receipt-field.js';
import { TEST_CARDS } from './said.js';
import type { TroubleName } from './trouble.rules.js';

const blank: Card = { number: '', expiry: '', code: '', name: '' };
const typed: Readonly<Record<CardField, (text: string) => string>> = { number: spacedNumber, expiry: spacedExpiry, code: (text) => text.replace(/\D/g, '').slice(0, 4), name: (text) => text };

/** Fields of our own: the number is turned into the word for its test card here, and goes nowhere. */
export function SandboxForm({ checkout, busy, trouble, attempt }: Paying) {
  const { calls, answer } = checkout;
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState(blank);
  const [email, setEmail] = useState('');
  const [faults, setFaults] = useState<Partial<Record<CardField | 'email', string>>>({});
  const [confirm, setConfirm] = useState<(how: SandboxToken) => void>();
  useEffect(() => {
    if (!trouble || trouble.at === 'page') return;
    // A decline keeps everything but the security code.
    if (trouble.at !== 'email') setCard((before) => ({ ...before, code: '' }));
    form.current?.querySelector<HTMLInputElement>(`[name="${fieldNames[trouble.at]}"]`)?.focus();
  }, [trouble]);
  const change = (field: CardField, text: string) => {
    setCard((before) => ({ ...before, [field]: typed[field](text) }));
    setFaults((before) => ({ ...before, [field]: undefined }));
  };
  const pay = async (): Promise<TroubleName | undefined> => {
    const token = sandboxTokenOf(card.number);
    if (token === undefined) return 'no test card';
    const cardEnd = card.number.replace(/\D/g, '').slice(-4);
    let outcome = await calls.sandboxCard(token, cardEnd);
    if (outcome === 'further step') {
      const how = await new Promise<SandboxToken>((resolve) => setConfirm(() => resolve));
      setConfirm(undefined);
      outcome = await calls.sandboxCard(how, cardEnd);
    }
    return outcome === 'paid' || outcome === 'further step' ? undefined : outcome;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = { ...(mailFault(email) && { email: mailFault(email)! }), ...cardFaults(card, new Date()) };
    setFaults(wrong);
    const first = (Object.keys(wrong) as (CardField | 'email')[])[0];
    if (first === undefined) attempt(email, pay);
    else form.current?.querySelector<HTMLInputElement>(`[name="${first === 'email' ? 'email' : autocomplete[first]}"]`)?.focus();
  };
  const said: Partial<Record<string, string>> = trouble?.field && trouble.at !== 'page' ? { [atField[trouble.at]]: trouble.field } : {};
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <ReceiptField value={email} onChange={(value) => (setEmail(value), setFaults((before) => ({ ...before, email: undefined })))} otherwise={answer?.receiptTo ?? ''} fault={faults.email ?? said['email']} />
      <CardFields card={card} faults={{ ...said, ...present(faults) }} onChange={change} />
      <p className="quiet phone-only">{TEST_CARDS}.</p>
      <PayButton total={answer?.total ?? '0'} busy={busy} processor="Sandbox" />
      {confirm && <FurtherStep total={answer?.total ?? '0'} onDone={confirm} />}
    </form>
  );
}

const fieldNames = { email: 'email', card: autocomplete.number, expiry: autocomplete.expiry, code: autocomplete.code } as const;
const atField = { email: 'email', card: 'number', expiry: 'expiry', code: 'code' } as const;

function present(faults: Partial<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
