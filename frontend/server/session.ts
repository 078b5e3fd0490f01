import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { get, send } from './http.js';
import { live } from './live/live.js';
import { Permissions } from './permissions.js';

/** Who is signed in: GET /api/Users/Me. */
export interface SignedInUser {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  /** Comma separated. */
  readonly permissions: string;
  readonly homeRoute: string | null;
}

const SESSION = ['session'] as const;

/** The signed-in user; null when nobody is. */
export function useSessionQuery() {
  return useQuery({
    queryKey: SESSION,
    queryFn: async ({ signal }) => {
      try {
        const answer = await get<SignedInUser | null>('/api/Users/Me', signal);
        return answer.data;
      } catch (error) {
        if ((error as { status?: number }).status === 401) return null;
        throw error;
      }
    },
  });
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
export async function signIn(email: string, password: string): Promise<boolean> {
  const answer = await send<unknown>('/api/Users/AuthEmail', { body: { email, password } });
  return answer.status !== 204;
}

/** Ends the session on the server and forgets everything that was loaded with it. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    live.disconnect();
    try {
      await send('/api/Users/SignOut', {});
    } finally {
      client.clear();
    }
  };
}

/** Asks again who is signed in and what they may do. */
export function useSessionRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SESSION });
}
