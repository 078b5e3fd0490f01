import { Button, InputGroup } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import type { ChangeChoices } from '../../backend/changes/changes-wire.js';
import { SelectBox } from '../kit/form/select-box.js';

interface RecordPickerProps {
  readonly areas: ChangeChoices['areas'];
  readonly record: string;
  readonly onRecord: (record: string) => void;
}

/** One record by its kind and number. */
export function RecordPicker({ areas, record, onRecord }: RecordPickerProps) {
  const dash = record.indexOf('-');
  const [category, setCategory] = useState(dash > 0 ? record.slice(0, dash) : (areas[0]?.category ?? ''));
  const [number, setNumber] = useState(dash > 0 ? record.slice(dash + 1) : '');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim()) onRecord(`${category}-${number.trim()}`);
  };
  return (
    <form className="chip-form" onSubmit={apply}>
      <SelectBox fill aria-label="Kind of record" value={category} onChange={(event) => setCategory(event.target.value)}>
        {areas.map((one) => (
          <option key={one.category} value={one.category}>
            {one.area}
          </option>
        ))}
      </SelectBox>
      <InputGroup autoFocus value={number} onValueChange={setNumber} placeholder="Number" aria-label="Number of the record" />
      <Button type="submit" text="Apply" />
    </form>
  );
}
