import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { breakKeeper } from '../../page/outlives-break.js';
import type { EntryField, Typed } from '../fields/entry.js';

/** What was typed in a form is in it again when the page broke and is shown anew. */
export function useTypedOutlivesBreak(form: UseFormReturn<Typed>, fields: readonly EntryField[]): void {
  const { pathname } = useLocation();
  const name = fields.map((field) => field.name).join(' ');
  useEffect(() => {
    // The form tells of each key before the page is drawn with it: the very letter that breaks a page is kept, too.
    const end = form.subscribe({ formState: { values: true }, callback: ({ values }) => breakKeeper.hold(name, differing(values, form.formState.defaultValues)) });
    const typed = breakKeeper.waiting(pathname, name) as Typed | undefined;
    for (const [field, text] of Object.entries(typed ?? {})) form.setValue(field, text, { shouldDirty: true });
    breakKeeper.taken(name);
    return () => {
      end();
      breakKeeper.letGo(name);
    };
  }, [form, name, pathname]);
}

function differing(typed: Typed, before: Readonly<Partial<Typed>> = {}): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([field, text]) => text !== (before[field] ?? '')));
}
