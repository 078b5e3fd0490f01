import { Button, InputGroup, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import type { ChangeChoices } from '../../backend/changes/changes.dto.js';
import { useSettled } from '../kit/use-settled.js';
import { SelectBox } from '../kit/form/fields/select-box.js';
import { useFoundRecords } from './use-found-records.js';

/** Until somebody has typed a name. */
const PAUSE_MS = 200;

interface RecordPickerProps {
  readonly areas: ChangeChoices['areas'];
  readonly record: string;
  readonly onRecord: (record: string) => void;
}

/** One record by its name or number, or by its kind and number. */
export function RecordPicker({ areas, record, onRecord }: RecordPickerProps) {
  const dash = record.indexOf('-');
  const [category, setCategory] = useState(dash > 0 ? record.slice(0, dash) : (areas[0]?.category ?? ''));
  const [number, setNumber] = useState(dash > 0 ? record.slice(dash + 1) : '');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim()) onRecord(`${category}-${number.trim()}`);
  };
  return (
    <>
      <ByName onRecord={onRecord} />
      <MenuDivider title="By its number" />
      <form className="chip-form" onSubmit={apply}>
        <SelectBox fill aria-label="Kind of record" value={category} onChange={(event) => setCategory(event.target.value)}>
          {areas.map((one) => (
            <option key={one.category} value={one.category}>
              {one.area}
            </option>
          ))}
        </SelectBox>
        <InputGroup value={number} onValueChange={setNumber} placeholder="Number" aria-label="Number of the record" />
        <Button type="submit" text="Apply" />
      </form>
    </>
  );
}

function ByName({ onRecord }: Pick<RecordPickerProps, 'onRecord'>) {
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed, PAUSE_MS);
  const found = useFoundRecords(settled);
  // Until the pause is over what was found is of other words.
  const first = settled === typed ? found?.[0] : undefined;
  return (
    <>
      <InputGroup autoFocus value={typed} onValueChange={setTyped} placeholder="Name or number" aria-label="Name or number of the record" onKeyDown={(event) => event.key === 'Enter' && first && onRecord(first.stream)} />
      {typed.trim() !== '' && found && (
        <Menu className="chip-choices" aria-label="Records">
          {found.map(({ stream, name, headline }) => (
            <MenuItem key={stream} multiline text={[name, headline].filter(Boolean).join(' · ')} onClick={() => onRecord(stream)} />
          ))}
          {found.length === 0 && <MenuItem disabled text="Nothing found" />}
        </Menu>
      )}
    </>
  );
}
