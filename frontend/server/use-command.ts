import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CommandResult } from '../../backend/platform/commands/command.js';
import { newCommandId } from './command-id.js';
import { send } from './http.js';
import { asProblem, type Problem } from './problem.js';
import { recordKey, refreshRecord, type HeldRecord, type RecordName } from './use-record.js';

interface Attempt<Body> {
  readonly body: Body;
  readonly ifMatch: number | undefined;
  /** Made before the first sending and kept for every retry, so that the command is done once. */
  readonly commandId: string;
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
  /** Resolves to undefined when the server refused; `problem` then says why, and stays until `dismiss`. */
  readonly run: (body: Body, options?: { readonly ifMatch?: number }) => Promise<Result | undefined>;
  readonly pending: boolean;
  readonly problem: Problem | undefined;
  /** Sends the refused command again, as the same command. */
  readonly retry: () => void;
  readonly dismiss: () => void;
}

const ATTEMPTS = 3;

/** Something that a person does: shows at once, is sent once however often it is tried, and rolls back with the reason. */
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
  const { mutateAsync, variables, reset } = mutation;
  const attempt = useCallback((again: Attempt<Body>) => mutateAsync(again).catch(() => undefined), [mutateAsync]);
  return {
    run: (body, { ifMatch } = {}) => attempt({ body, ifMatch, commandId: newCommandId() }),
    pending: mutation.isPending,
    problem: mutation.error ? asProblem(mutation.error) : undefined,
    retry: () => variables && void attempt(variables),
    dismiss: reset,
  };
}
