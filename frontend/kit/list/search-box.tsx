import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import './filters/filter-bar.css';

/** Typing waits this long before the list is asked. */
const TYPING_MS = 250;

interface SearchBoxProps {
  readonly placeholder: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches when typing pauses, and at once with Enter. */
export function SearchBox({ placeholder, search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    // Changed by something else: a saved view, the back button, or filters that were cleared.
    setKnown(search);
    setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <InputGroup
      className="list-search no-print"
      type="search"
      leftIcon={<SearchIcon />}
      placeholder={placeholder}
      aria-label="Search"
      value={typed}
      onValueChange={setTyped}
      onKeyDown={(event) => event.key === 'Enter' && onSearch(typed.trim())}
    />
  );
}
