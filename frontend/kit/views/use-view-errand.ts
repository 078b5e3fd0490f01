import { useMutation } from '@tanstack/react-query';
import type { CommandResult } from '../../../backend/platform/commands/command.js';
import { newCommandId } from '../../server/command-id.js';
import { send } from '../../server/http.js';
import { asProblem, type Problem } from '../../server/problem.js';
import { useHasLeft } from '../../server/use-has-left.js';
import { toastRefused } from '../toast.js';

/** Something that is done to a view, or makes one. */
export interface ViewErrand {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Below /api/ListViews. */
  readonly path: string;
  readonly body?: object;
  readonly ifMatch?: number;
}

export type KeptResult = CommandResult & { readonly viewId?: number };

export interface ViewErrands {
  /** Resolves to undefined when the server refused; `problem` then says why, and stays until `dismiss`. */
  readonly run: (errand: ViewErrand) => Promise<KeptResult | undefined>;
  readonly pending: boolean;
  readonly problem: Problem | undefined;
  /** It is said in the form where the name was typed. */
  readonly isSaidAtName: boolean;
  readonly dismiss: () => void;
}

const ATTEMPTS = 3;

export async function sendErrand({ path, ...errand }: ViewErrand & { readonly commandId: string }): Promise<KeptResult> {
  return (await send<KeptResult>(`/api/ListViews${path}`, errand)).data;
}

/** @param onDone reads the views again */
export function useViewErrands(onDone: () => Promise<void>): ViewErrands {
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    mutationFn: sendErrand,
    retry: (failures, failure) => asProblem(failure).canRetry && failures < ATTEMPTS - 1,
    // Refused because a colleague was faster: then theirs is to be seen.
    onSettled: onDone,
  });
  const hasLeft = useHasLeft();
  const problem = error ? asProblem(error) : undefined;
  return {
    run: (errand) => mutateAsync({ ...errand, commandId: newCommandId() }).catch((failure: unknown) => void (hasLeft.current && toastRefused(asProblem(failure).message))),
    pending: isPending,
    problem,
    isSaidAtName: problem !== undefined && isSaidAtName(problem, variables),
    dismiss: reset,
  };
}

/** A name that is taken is refused of a view that is shared or restored too, and then no form is open to say so. */
export function isSaidAtName({ body }: Pick<Problem, 'body'>, errand: Pick<ViewErrand, 'body'> | undefined): boolean {
  return body.field !== undefined && errand?.body !== undefined && 'name' in errand.body;
}
