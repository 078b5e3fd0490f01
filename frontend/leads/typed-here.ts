import { useEffect, useState } from 'react';
import { leadFormFields } from '../../events/leads/lead.fields.js';
import type { FieldTable } from '../../events/kernel/field.rules.js';
import { keepInWindow } from '../server/kept-in-window.js';
import { useSession, type Session } from '../server/session.js';
import type { Lead } from './lead-record.js';

type TypedValues = Readonly<Record<string, unknown>>;

/** What this person typed of one lead and may not see again: in this window alone, until they leave the lead. */
let kept: { readonly leadId: number; readonly values: TypedValues } | undefined;

keepInWindow({
  wentTo: (pathname) => {
    if (kept && leadOf(pathname) !== kept.leadId) kept = undefined;
  },
  drop: () => {
    kept = undefined;
  },
});

/** The page of the same lead being edited is no other place. */
function leadOf(pathname: string): number | undefined {
  const [, leadId] = /^\/admin\/leads-(?:detail|edit)\/(\d+)\/?$/.exec(pathname) ?? [];
  return leadId === undefined ? undefined : Number(leadId);
}

/** Of what was typed, that which its author may not read. */
export function keepTyped(leadId: number, values: TypedValues, may: Session['may']): void {
  const fields: FieldTable = leadFormFields;
  const unseen = Object.entries(values).filter(([name]) => !may(fields[name]?.sensitive));
  if (unseen.length > 0) kept = { leadId, values: { ...typedOf(leadId), ...Object.fromEntries(unseen) } };
}

/** What was typed of this lead; forgotten once its page is left. */
export function useTypedHere(leadId: number): { readonly typed: TypedValues; readonly keep: (values: TypedValues) => void } {
  const { may } = useSession();
  const [typed, setTyped] = useState(typedOf(leadId));
  useEffect(() => setTyped(typedOf(leadId)), [leadId]);
  return {
    typed,
    keep: (values) => {
      keepTyped(leadId, values, may);
      setTyped(typedOf(leadId));
    },
  };
}

const NOTHING: TypedValues = {};

export function typedOf(leadId: number): TypedValues {
  return kept?.leadId === leadId ? kept.values : NOTHING;
}

/** The lead with what its reader typed in the place of what they may not see. */
export function withTyped(lead: Lead, typed: TypedValues): Lead {
  const unseen = Object.entries(typed).filter(([name, value]) => lead[name as keyof Lead] === undefined && !isBlank(value));
  return unseen.length === 0 ? lead : { ...lead, ...Object.fromEntries(unseen) };
}

/** A box that was not ticked says nothing. */
function isBlank(value: unknown): boolean {
  return value === '' || value === null || value === undefined || value === false;
}
