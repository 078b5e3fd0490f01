import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShellAction } from '../shell/use-shell-actions.js';
import type { PaletteEntry } from './entry.js';
import { usePaletteGroups } from './use-palette-groups.js';

/** What is typed and chosen in the open palette. */
export function usePalette(begun: string, actions: readonly ShellAction[], onClose: () => void) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(begun);
  const [chosen, setChosen] = useState<string>();
  const [waiting, setWaiting] = useState(false);
  const { groups, found, isKnown } = usePaletteGroups(typed, actions);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ id }) => id === chosen) ?? entries[0];
  // Only a search would be left to open while the lists have not said whether they know the record.
  const tooEarly = found.searching && chosen === undefined && (!active || active.id.startsWith('search '));

  const choose = useCallback(
    ({ leads }: PaletteEntry) => {
      setWaiting(false);
      onClose();
      if (typeof leads === 'string') void navigate(leads);
      else leads();
    },
    [navigate, onClose],
  );
  useEffect(() => {
    if (waiting && !tooEarly && active) choose(active);
  }, [waiting, tooEarly, active, choose]);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      setChosen(undefined);
      setWaiting(false);
    },
    groups,
    found,
    isKnown,
    active,
    step: (by: 1 | -1) => {
      const at = active ? entries.indexOf(active) : -1;
      setChosen(entries.at((at + by) % entries.length)?.id);
    },
    choose,
    enter: () => (tooEarly ? setWaiting(true) : active && choose(active)),
  };
}
