import type { ReactNode } from 'react';
import { MergeDialog } from '../conflict/merge-dialog.js';
import type { Choices, MergeRow } from '../conflict/three-way-merge.js';
import type { FormState } from './form-state.js';

export interface MergingOptions {
  /** What people call the thing that colleagues may change meanwhile: "contract". */
  readonly noun?: string;
  /** Conflicts that nobody has to choose about are left out. */
  readonly decides?: (row: MergeRow) => boolean;
  /** What a choice between two people's values comes to, in words and figures. */
  readonly outcome?: (choices: Choices, rows: readonly MergeRow[]) => ReactNode;
}

/** Asks for a choice where two people changed the same field. */
export function Merging({ form, noun = 'record', decides = () => true, outcome }: MergingOptions & { readonly form: FormState }) {
  const rows = form.merging?.filter(decides);
  if (!rows) return null;
  return (
    <MergeDialog
      noun={noun}
      rows={rows}
      missed={form.missed}
      {...(outcome && { outcome: (choices) => outcome(choices, rows) })}
      onKeepEditing={form.keepEditing}
      onSave={(choices) => void form.saveMerged(choices)}
    />
  );
}
