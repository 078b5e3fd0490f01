import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { expectHome, expectNobody } from './expected-home.js';
import { get, onSignedOut, send } from './http.js';
import { forgetKept } from './kept-in-window.js';
import { live } from './live/live.js';
import { Permissions } from './permissions.js';
import { asProblem } from './problem.js';

/** Who is signed in: GET /api/Users/Me. */
export interface SignedInUser {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: string;
  /** Comma separated. */
  readonly permissions: string;
  readonly homeRoute: string | null;
  /** Signs in with a code beside the password. */
  readonly secondStep: boolean;
  /** Has to set that up before anything else. */
  readonly needsSecondStep: boolean;
}

const SESSION = ['session'] as const;
const ME = '/api/Users/Me';

/** The signed-in user; null when nobody is. When a session ends while its screens are open, the user stays and `isOver` says so. */
export function useSessionQuery() {
  const client = useQueryClient();
  return useQuery({
    queryKey: SESSION,
    queryFn: async ({ signal }) => {
      try {
        const answer = await get<SignedInUser | null>(ME, signal);
        return answer.data;
      } catch (error) {
        if (isOver(error) && !client.getQueryData(SESSION)) return null;
        throw error;
      }
    },
  });
}

/** The answer to who has no session, or none any more. */
export function isOver(error: unknown): boolean {
  return asProblem(error).isSignedOut;
}

export interface Session {
  readonly user: SignedInUser;
  readonly name: string;
  may(permission: string | readonly string[] | undefined): boolean;
}

/** For screens behind the sign-in. @throws when nobody is signed in */
export function useSession(): Session {
  const { data: user } = useSessionQuery();
  if (!user) throw new Error('Nobody is signed in');
  return useMemo(() => {
    const permissions = new Permissions(user.permissions);
    return { user, name: `${user.firstName} ${user.lastName}`.trim(), may: (permission) => permissions.allow(permission) };
  }, [user]);
}

/** @returns false when the credentials are wrong (204) */
export async function signIn(email: string, password: string, code?: string): Promise<boolean> {
  const answer = await send<{ readonly homeRoute: string } | null>('/api/Users/AuthEmail', { body: { email, password, ...(code !== undefined && { code }) } });
  if (answer.data) expectHome(answer.data.homeRoute);
  return answer.status !== 204;
}

/** Forgets everything that was loaded with a session, or typed. */
export function useForgetSession(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    live.disconnect();
    expectNobody();
    forgetKept();
    client.clear();
  }, [client]);
}

/** Ends the session on the server and forgets everything that was loaded with it. */
export function useSignOut(): () => Promise<void> {
  const forget = useForgetSession();
  return useCallback(async () => {
    live.disconnect();
    try {
      await send('/api/Users/SignOut', {});
    } finally {
      forget();
    }
  }, [forget]);
}

/** Calls back when the session ended or its permissions changed, pushed or noticed by a refused request. @returns what ends it */
export function watchSession(watcher: () => void): () => void {
  const stopListening = live.watchSession(watcher);
  const stopNoticing = onSignedOut((url) => url !== ME && watcher());
  return () => {
    stopListening();
    stopNoticing();
  };
}

/** Asks again who is signed in and what they may do. */
export function useSessionRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: SESSION }), [client]);
}
