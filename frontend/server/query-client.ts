import { QueryClient } from '@tanstack/react-query';
import { asProblem } from './problem.js';
import { serverState } from './server-state.js';
import { storeState } from './store-state.js';

const ATTEMPTS = 3;

/** Live updates keep what is held fresh, so nothing is fetched again merely because a window got focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Offline must show as an error with Retry, not as a skeleton that waits for ever.
      networkMode: 'always',
      retry: (failures, error) => asProblem(error).canRetry && failures < ATTEMPTS - 1,
      retryDelay: (attempt) => 300 * 2 ** attempt,
    },
    mutations: { networkMode: 'always' },
  },
});

// What could not be read meanwhile is read once it can be, without anybody's Retry.
for (const state of [serverState, storeState]) state.whenBack(() => void queryClient.refetchQueries({ predicate: ({ state: { status } }) => status === 'error' }));
