import { InputGroup, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../server/session.js';
import { screens } from '../routes.js';
import type { Screen } from '../screen.js';

const RESULTS = 'find-results';

/** Looks for words on every list that this person may open and that can be searched. */
export function FindBox() {
  const { may } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const places = screens.filter((screen) => screen.finds && may(screen.permission));
  const { words, chosen, open, close, type, look, onKeyDown } = useFinding(places, input);
  useShortcut(() => input.current?.focus());
  if (places.length === 0) return null;
  const results = (
    <Menu id={RESULTS}>
      {places.map((place, index) => (
        <MenuItem key={place.path} active={index === chosen} text={`“${words.trim()}” in ${place.finds}`} onClick={() => look(index)} />
      ))}
    </Menu>
  );
  return (
    <PopoverNext isOpen={open} content={results} placement="bottom-start" animation="minimal" arrow={false} autoFocus={false} enforceFocus={false} matchTargetWidth onClose={close}>
      <InputGroup
        className="find-box"
        type="search"
        role="combobox"
        inputRef={input}
        leftIcon={<SearchIcon />}
        rightElement={<kbd className="find-key">Ctrl K</kbd>}
        placeholder={`Find ${places.map((place) => place.finds).join(', ')}…`}
        aria-label="Find"
        aria-controls={RESULTS}
        value={words}
        onValueChange={type}
        onKeyDown={onKeyDown}
      />
    </PopoverNext>
  );
}

/** What was typed, and which of the places it is to be looked for at. */
function useFinding(places: readonly Screen[], input: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const [open, setOpen] = useState(false);
  const type = (typed: string) => {
    setWords(typed);
    setChosen(0);
    setOpen(true);
  };
  const look = (index: number) => {
    const place = places[index];
    if (!place || !words.trim()) return;
    setOpen(false);
    setWords('');
    input.current?.blur();
    void navigate(`${place.path}?${new URLSearchParams({ q: words.trim() })}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((chosen + step + places.length) % places.length);
    else if (event.key === 'Enter') look(chosen);
    else if (event.key === 'Escape') input.current?.blur();
    else return;
    event.preventDefault();
  };
  return { words, chosen, open: open && words.trim() !== '', close: () => setOpen(false), type, look, onKeyDown };
}

function useShortcut(focus: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
