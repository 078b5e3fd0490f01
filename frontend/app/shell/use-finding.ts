import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../server/session.js';
import { findPlaces, findRows, isRecordNumber, offersFor, type Offer } from './find-places.js';
import { useScreen } from './use-screen.js';

/** Typing waits this long before the lists are asked. */
const TYPING_MS = 200;

/** Answers stay good while somebody types back and forth. */
const FRESH_MS = 10_000;

/** What the words in the find box can lead to; `first` waits for the record that a number names. */
export function useFinding(typed: string) {
  const { may } = useSession();
  const client = useQueryClient();
  const screen = useScreen()?.screen;
  const places = useMemo(() => findPlaces(may, screen), [may, screen]);
  const words = typed.trim();
  const settled = useSettled(words);
  const question = (asked: string) => ({
    queryKey: ['find', asked, places.map(({ path }) => path).join()],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => findRows(asked, places, may, signal),
    staleTime: FRESH_MS,
    retry: false,
  });
  const { data } = useQuery({ ...question(settled), enabled: settled !== '' });
  const offers = offersFor(words, places, settled === words ? data : undefined);
  const first = async (): Promise<Offer | undefined> => {
    if (!isRecordNumber(words)) return offers[0];
    // Whoever cannot be asked now must not keep people from searching.
    const found = await client.fetchQuery(question(words)).catch(() => undefined);
    return offersFor(words, places, found)[0];
  };
  return { places, offers, first };
}

function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), TYPING_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
