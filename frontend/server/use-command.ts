import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { CommandResult } from '../../backend/platform/commands/command.js';
import { toastRefused } from '../kit/toast.js';
import { newCommandId } from './command-id.js';
import { send } from './http.js';
import { asProblem, type Problem } from './problem.js';
import { useHasLeft } from './use-has-left.js';
import { recordKey, refreshRecord, type HeldRecord, type RecordName } from './use-record.js';

interface Attempt<Body> {
  readonly body: Body;
  readonly ifMatch: number | undefined;
  /** Made before the first sending and kept for every retry, so that the command is done once. */
  readonly commandId: string;
}

interface Refused<Body> {
  readonly attempt: Attempt<Body>;
  readonly problem: Problem;
}

export interface CommandOptions<Body, T, Result> {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly url: string | ((body: Body) => string);
  /** The record that the command changes. */
  readonly record?: RecordName;
  /** How the record looks if the server agrees: shown at once, marked `unconfirmed`, taken back when it refuses. */
  readonly optimistic?: (current: T, body: Body) => T;
  readonly onDone?: (result: Result, body: Body) => void;
}

export interface CommandState<Body, Result> {
  /** Resolves to undefined when the server refused; `problem` then says why, and stays until `dismiss` or the next one. */
  readonly run: (body: Body, options?: { readonly ifMatch?: number }) => Promise<Result | undefined>;
  readonly pending: boolean;
  readonly problem: Problem | undefined;
  /** Sends the refused command again, as the same command. */
  readonly retry: () => void;
  readonly dismiss: () => void;
}

const ATTEMPTS = 3;

/**
 * Something that a person does: shows at once, is sent once however often it is tried, and rolls back with the reason. Of several
 * at the same time each one's refusal is said, one after the other; to who has left the screen it is said all the same.
 */
export function useCommand<Body = void, T = unknown, Result = CommandResult>(options: CommandOptions<Body, T, Result>): CommandState<Body, Result> {
  const client = useQueryClient();
  const { record, optimistic } = options;
  const mutation = useMutation<Result, unknown, Attempt<Body>, HeldRecord<T> | undefined>({
    mutationFn: async ({ body, ifMatch, commandId }) => {
      const url = typeof options.url === 'string' ? options.url : options.url(body);
      const { data } = await send<Result>(url, { method: options.method ?? 'POST', body, commandId, ...(ifMatch === undefined ? {} : { ifMatch }) });
      return data;
    },
    retry: (failures, error) => asProblem(error).canRetry && failures < ATTEMPTS - 1,
    retryDelay: (attempt) => 400 * 2 ** attempt,
    onMutate: async ({ body }) => {
      if (!record || !optimistic) return undefined;
      await client.cancelQueries({ queryKey: recordKey(record), exact: true });
      const before = client.getQueryData<HeldRecord<T>>(recordKey(record));
      if (before) client.setQueryData(recordKey(record), { ...before, data: optimistic(before.data, body), unconfirmed: true });
      return before;
    },
    onError: (_error, _attempt, before) => {
      if (record && before) client.setQueryData(recordKey(record), before);
    },
    onSuccess: (result, { body }) => options.onDone?.(result, body),
    onSettled: () => (record ? refreshRecord(client, record) : undefined),
  });
  const [refused, setRefused] = useState<readonly Refused<Body>[]>([]);
  const hasLeft = useHasLeft();
  const { mutateAsync } = mutation;
  const sendAttempt = useCallback(
    async function attempt(again: Attempt<Body>): Promise<Result | undefined> {
      try {
        return await mutateAsync(again);
      } catch (error) {
        const problem = asProblem(error);
        if (hasLeft.current) void toastRefused(problem.message, problem.canRetry ? () => void attempt(again) : undefined);
        else setRefused((others) => [...others, { attempt: again, problem }]);
        return undefined;
      }
    },
    [mutateAsync, hasLeft],
  );
  const dismiss = useCallback(() => setRefused(([, ...others]) => others), []);
  const [first] = refused;
  return {
    run: (body, { ifMatch } = {}) => {
      setRefused((others) => (others.length === 0 ? others : []));
      return sendAttempt({ body, ifMatch, commandId: newCommandId() });
    },
    pending: mutation.isPending,
    problem: first?.problem,
    retry: () => {
      if (!first) return;
      dismiss();
      void sendAttempt(first.attempt);
    },
    dismiss,
  };
}
