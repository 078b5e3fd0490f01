import { InputGroup, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Fragment, useState } from 'react';
import { FilterChip } from './filter-chip.js';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Above the first of those that belong together. */
  readonly section?: string;
}

interface ChoiceChipProps {
  readonly name: string;
  readonly words: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
  /** Empty takes it back. */
  readonly onChoose: (value: string) => void;
}

/** More than so many are looked through by typing. */
const FEW = 8;

/** A filter that is one of what there is. */
export function ChoiceChip({ name, words, choices, chosen, onChoose }: ChoiceChipProps) {
  return (
    <FilterChip name={name} words={words} onRemove={() => onChoose('')}>
      {(close) => <Choices name={name} choices={choices} chosen={chosen} onChoose={(value) => (onChoose(value), close())} />}
    </FilterChip>
  );
}

function Choices({ name, choices, chosen, onChoose }: Omit<ChoiceChipProps, 'words'>) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = choices.filter(({ label, section = '' }) => `${section} ${label}`.toLowerCase().includes(wanted));
  const choose = (value: string) => onChoose(value === chosen ? '' : value);
  return (
    <>
      {choices.length > FEW && <InputGroup autoFocus value={typed} onValueChange={setTyped} placeholder={`Find: ${name.toLowerCase()}`} aria-label={`Find: ${name.toLowerCase()}`} onKeyDown={(event) => event.key === 'Enter' && shown[0] && choose(shown[0].value)} />}
      <Menu className="chip-choices" aria-label={name}>
        {shown.map(({ value, label, section }, place) => (
          <Fragment key={value}>
            {section && section !== shown[place - 1]?.section && <MenuDivider title={section} />}
            <MenuItem text={label} active={value === chosen} onClick={() => choose(value)} />
          </Fragment>
        ))}
        {shown.length === 0 && <MenuItem disabled text={choices.length === 0 ? 'Nothing to choose yet' : 'Nothing found'} />}
      </Menu>
    </>
  );
}
