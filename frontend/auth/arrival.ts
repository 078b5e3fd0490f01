import { useLocation, type Location } from 'react-router-dom';

/** What whoever is sent to the login page brings along. */
export interface Arrival {
  /** Where he or she wanted to go. */
  readonly from?: string;
  /** Who was signed in until now. */
  readonly email?: string;
  /** Why the page shows, in words. */
  readonly note?: string;
  /** The session is over already. Not ended once more: in another tab a new one may have begun. */
  readonly over?: boolean;
}

export function useArrival(): Arrival {
  const { state } = useLocation() as Location<Arrival | null>;
  return state ?? {};
}
