import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import './filters/filter-bar.css';
import { opening, told } from './search-typing.js';

/** Typing waits this long before the list is asked. */
const TYPING_MS = 250;

interface SearchBoxProps {
  readonly placeholder: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches when typing pauses, and at once with Enter. */
export function SearchBox({ placeholder, search, onSearch }: SearchBoxProps) {
  const [before, setTyping] = useState(() => opening(search));
  const typing = told(before, search);
  if (typing !== before) setTyping(typing);
  const { typed } = typing;
  const ask = () => {
    const words = typed.trim();
    setTyping((now) => ({ ...now, asked: words }));
    onSearch(words);
  };
  const askAfterPause = useEffectEvent(ask);
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(() => askAfterPause(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <InputGroup
      className="list-search no-print"
      type="search"
      leftIcon={<SearchIcon />}
      placeholder={placeholder}
      aria-label="Search"
      value={typed}
      onValueChange={(text) => setTyping((now) => ({ ...now, typed: text }))}
      onKeyDown={(event) => event.key === 'Enter' && ask()}
    />
  );
}
