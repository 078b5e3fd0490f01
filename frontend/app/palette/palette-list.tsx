import { useEffect, useRef } from 'react';
import { Keys } from '../shortcuts/keys.js';
import type { PaletteEntry, PaletteGroup } from './entry.js';
import { Marked } from './marked.js';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly words: string;
  readonly active: PaletteEntry | undefined;
  readonly onChoose: (entry: PaletteEntry) => void;
}

export function optionId(entry: string): string {
  return `palette-${entry.replace(/\W+/g, '-')}`;
}

export function PaletteList({ id, groups, words, active, onChoose }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label="What was found" className="palette-list">
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-label={name}>
          <div className="palette-group" aria-hidden>
            {name}
          </div>
          {entries.map((entry) => (
            <Option key={entry.id} entry={entry} words={words} active={entry.id === active?.id} onChoose={onChoose} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly entry: PaletteEntry;
  readonly words: string;
  readonly active: boolean;
  readonly onChoose: (entry: PaletteEntry) => void;
}

function Option({ entry, words, active, onChoose }: OptionProps) {
  const { id, text, about, count, icon: Icon, keys } = entry;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={line}
      id={optionId(id)}
      role="option"
      aria-selected={active}
      className={active ? 'palette-option palette-active' : 'palette-option'}
      // The words keep the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
    >
      <span className="palette-icon">{Icon && <Icon size={16} />}</span>
      <span className="palette-text">
        <Marked text={text} words={words} />
      </span>
      {about && (
        <span className="palette-about">
          <Marked text={about} words={words} />
        </span>
      )}
      {count && <span className="palette-count">{count}</span>}
      {keys && <Keys keys={keys} />}
    </div>
  );
}
