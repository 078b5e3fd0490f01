import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnSecondStep } from '../../backend/users/sign-in/second-step.controller.js';
import { get, send } from '../server/http.js';
import { useSessionRefresh } from '../server/session.js';
import { MY_SESSIONS } from './use-my-sessions.js';

const ROUTE = '/api/Users/Me/SecondStep';
const MY_SECOND_STEP = ['my-second-step'] as const;

export type ShownCodes = readonly string[];

/** One's own second step, and what can be done about it. */
export function useTwoSteps() {
  const client = useQueryClient();
  const refreshSession = useSessionRefresh();
  const [codes, showCodes] = useState<ShownCodes>();
  const again = async () => {
    await Promise.all([client.invalidateQueries({ queryKey: MY_SECOND_STEP }), client.invalidateQueries({ queryKey: MY_SESSIONS }), refreshSession()]);
  };
  const state = useQuery({ queryKey: MY_SECOND_STEP, queryFn: async ({ signal }) => (await get<OwnSecondStep>(ROUTE, signal)).data, staleTime: 0 });
  const newCodes = useMutation({
    mutationFn: async () => (await send<{ recoveryCodes: ShownCodes }>(`${ROUTE}/RecoveryCodes`, {})).data.recoveryCodes,
    onSuccess: (made) => (showCodes(made), again()),
  });
  const end = useMutation({ mutationFn: () => send(ROUTE, { method: 'DELETE' }), onSettled: again });
  return { state, codes, showCodes: (shown: ShownCodes | undefined) => (showCodes(shown), void again()), newCodes, end };
}

/** A secret for the app: made anew whenever it is asked for, and good once a code of it was given. */
export function useSecret() {
  return useQuery({
    queryKey: ['second-step-secret'],
    queryFn: async () => (await send<{ secret: string; uri: string }>(ROUTE, {})).data,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}

export function useConfirmation(onSetUp: (codes: ShownCodes) => void) {
  return useMutation({
    mutationFn: async (code: string) => (await send<{ recoveryCodes: ShownCodes }>(ROUTE, { method: 'PUT', body: { code } })).data.recoveryCodes,
    onSuccess: onSetUp,
  });
}
