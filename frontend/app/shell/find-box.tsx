import { InputGroup, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../server/session.js';
import { screens } from '../routes.js';

const RESULTS = 'find-results';

/** Looks for words on every list that this person may open and that can be searched. */
export function FindBox() {
  const { may } = useSession();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const [open, setOpen] = useState(false);
  const places = screens.filter((screen) => screen.finds && may(screen.permission));
  useShortcut(() => input.current?.focus());
  if (places.length === 0) return null;

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
  const results = (
    <Menu id={RESULTS}>
      {places.map((place, index) => (
        <MenuItem key={place.path} active={index === chosen} text={`“${words.trim()}” in ${place.finds}`} onClick={() => look(index)} />
      ))}
    </Menu>
  );
  return (
    <PopoverNext isOpen={open && words.trim() !== ''} content={results} placement="bottom-start" animation="minimal" arrow={false} autoFocus={false} enforceFocus={false} matchTargetWidth onClose={() => setOpen(false)}>
      <InputGroup
        className="find-box"
        type="search"
        inputRef={input}
        leftIcon={<SearchIcon />}
        rightElement={<kbd className="find-key">Ctrl K</kbd>}
        placeholder={`Find ${places.map((place) => place.finds).join(', ')}…`}
        role="combobox"
        aria-label="Find"
        aria-controls={RESULTS}
        value={words}
        onValueChange={(value) => {
          setWords(value);
          setChosen(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
    </PopoverNext>
  );
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
