import { Button, InputGroup } from '@blueprintjs/core';
import { useId, useState, type FormEvent } from 'react';
import type { ListViewAnswer } from '../../../backend/platform/lists/list-view.dto.js';
import { LONGEST_VIEW_NAME } from '../../../events/users/list-view.enums.js';
import type { ViewActions } from './use-view-actions.js';

/** What a name is asked for. */
export type Naming = 'new' | 'rename';

interface ViewNameFormProps {
  readonly naming: Naming;
  readonly base: ListViewAnswer | undefined;
  readonly actions: ViewActions;
  readonly onDone: () => void;
}

export function ViewNameForm({ naming, base, actions, onDone }: ViewNameFormProps) {
  const [name, setName] = useState(naming === 'rename' ? (base?.name ?? '') : '');
  const fault = useId();
  const { problem } = actions;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const done = naming === 'rename' && base ? await actions.rename(base, name) : await actions.saveAs(name);
    if (done) onDone();
  };
  const words = naming === 'rename' ? 'New name of this view' : 'Name of this view';
  return (
    <form className="saved-views-save" onSubmit={(event) => void save(event)}>
      <InputGroup
        value={name}
        onValueChange={setName}
        placeholder={words}
        aria-label={words}
        aria-invalid={problem !== undefined}
        aria-describedby={fault}
        maxLength={LONGEST_VIEW_NAME}
        autoFocus={naming === 'rename' || base !== undefined}
      />
      <Button type="submit" text={actions.pending ? 'Please wait…' : naming === 'rename' ? 'Rename' : 'Save'} disabled={actions.pending} />
      <span id={fault} className="filter-wrong" role="alert">
        {problem?.message}
      </span>
    </form>
  );
}
