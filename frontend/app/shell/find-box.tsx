import { InputGroup, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Offer } from './find-places.js';
import { useFinding } from './use-finding.js';

const RESULTS = 'find-results';

/** Opens a record by its number, and looks for words on every list that this person may open and that can be searched. */
export function FindBox() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [open, setOpen] = useState(false);
  const { places, offers, first } = useFinding(words);
  useShortcut(() => input.current?.focus());
  if (places.length === 0) return null;
  const type = (typed: string) => {
    setWords(typed);
    setChosen(undefined);
    setOpen(true);
  };
  const go = (offer: Offer | undefined) => {
    if (!offer) return;
    type('');
    input.current?.blur();
    void navigate(offer.to);
  };
  const place = Math.max(offers.findIndex(({ to }) => to === chosen), 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen(offers.at((place + step) % offers.length)?.to);
    else if (event.key === 'Enter' && words.trim()) void (chosen === undefined ? first().then(go) : go(offers[place]));
    else if (event.key === 'Escape') input.current?.blur();
    else return;
    event.preventDefault();
  };
  const results = (
    <Menu id={RESULTS}>
      {offers.map((offer, index) => (
        <MenuItem key={offer.to} active={index === place} text={offer.text} label={offer.about ?? ''} onClick={() => go(offer)} />
      ))}
    </Menu>
  );
  return (
    <PopoverNext isOpen={open && words.trim() !== ''} content={results} placement="bottom-start" animation="minimal" arrow={false} autoFocus={false} enforceFocus={false} matchTargetWidth onClose={() => setOpen(false)}>
      <InputGroup
        className="find-box"
        type="search"
        role="combobox"
        inputRef={input}
        leftIcon={<SearchIcon />}
        rightElement={<kbd className="find-key">Ctrl K</kbd>}
        placeholder={`Find ${places.map(({ finds }) => finds).join(', ')}…`}
        aria-label="Find"
        aria-controls={RESULTS}
        value={words}
        onValueChange={type}
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
