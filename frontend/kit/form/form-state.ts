import type { UseFormReturn } from 'react-hook-form';
import type { Problem } from '../../server/problem.js';
import type { MissedChange } from '../conflict/missed-changes.js';
import type { Choices, MergeRow, Values } from '../conflict/three-way-merge.js';
import type { EntryField, Typed } from './fields/entry.js';
import type { Doubt } from './use-doubt.js';
import type { Why } from './fields/use-why.js';

/** A rule that the values break, and the field that breaks it. */
export interface BrokenRule {
  readonly field: string;
  readonly message: string;
  /** The page says it in words of its own, and the field needs not. */
  readonly saidBeside?: true;
}

/** A form as it stands: what is typed, what colleagues did meanwhile, and what can be done with it. */
export interface FormState {
  readonly form: UseFormReturn<Typed>;
  readonly fields: readonly EntryField[];
  readonly values: Values;
  /** Said at their fields at once: such values cannot be saved. */
  readonly broken?: readonly BrokenRule[];
  readonly dirty: boolean;
  /** So many fields this person changed; 0 where all is new. */
  readonly changed: number;
  readonly saving: boolean;
  readonly problem: Problem | undefined;
  readonly dismiss: () => void;
  /** Why it is changed; absent where nobody asks. */
  readonly why?: Why;
  /** What is asked before it is saved. */
  readonly doubt: Doubt;
  /** Colleagues' changes by field, to be told at the field. */
  readonly news: ReadonlyMap<string, MergeRow>;
  readonly missed: readonly MissedChange[];
  readonly submit: () => Promise<void>;
  readonly takeTheirs: (field: string) => void;
  /** Rows to be decided; undefined while no conflict is in the way. */
  readonly merging: readonly MergeRow[] | undefined;
  readonly saveMerged: (choices: Choices) => Promise<void>;
  readonly keepEditing: () => void;
}
