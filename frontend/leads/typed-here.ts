import { useEffect, useState } from 'react';
import type { Lead } from './lead-record.js';

type TypedValues = Readonly<Record<string, unknown>>;

/** What this person typed of one lead and may not see again: in this window alone, until they leave the lead. */
let kept: { readonly leadId: number; readonly values: TypedValues } | undefined;

export function keepTyped(leadId: number, values: TypedValues): void {
  kept = { leadId, values: { ...(kept?.leadId === leadId && kept.values), ...values } };
}

/** What was typed of this lead; forgotten once its page is left. */
export function useTypedHere(leadId: number): { readonly typed: TypedValues; readonly keep: (values: TypedValues) => void } {
  const [typed, setTyped] = useState(typedOf(leadId));
  useEffect(() => {
    setTyped(typedOf(leadId));
    return () => {
      // The page of the same lead being edited is no other place.
      queueMicrotask(() => {
        if (!location.pathname.endsWith(`/${leadId}`) && kept?.leadId === leadId) kept = undefined;
      });
    };
  }, [leadId]);
  return {
    typed,
    keep: (values) => {
      keepTyped(leadId, values);
      setTyped(typedOf(leadId));
    },
  };
}

const NOTHING: TypedValues = {};

function typedOf(leadId: number): TypedValues {
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
