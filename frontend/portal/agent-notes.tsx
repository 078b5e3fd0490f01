import { Button, TextArea } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { v4 as uuidV4 } from 'uuid';
import type { Communication } from '../../events/leads/communication.js';
import { CommunicationEntry } from '../communications/communication-entry.js';
import { spokenTypes } from '../communications/spoken-types.js';
import '../communications/communications.css';
import { formatCount } from '../kit/format/money.js';
import { Section } from '../kit/page/section.js';
import { post } from './portal-calls.js';
import { typedMeanwhile } from './typed-meanwhile.rules.js';

const CALL = 'Phone Call';

/** The call that they are at comes first; texts are sent by the office alone. */
const kinds = [CALL, ...spokenTypes.filter((kind) => kind !== CALL)];

interface AgentNotesProps {
  readonly notes: readonly Communication[];
  readonly onSaved: (position?: string) => Promise<unknown>;
}

/** What agents wrote, and room for the next. */
export function AgentNotes({ notes, onSaved }: AgentNotesProps) {
  const [kind, setKind] = useState(kinds[0]!);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const [id, setId] = useState(() => uuidV4());
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useMutation({
    mutationFn: (saved: string) => post<{ readonly position: string }>('/Communications', { Type: kind, Note: saved.trim() }, id),
    onSuccess: async ({ position }, saved) => {
      setNote((typed) => typedMeanwhile(typed, saved));
      setId(uuidV4());
      await onSaved(position);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = note.trim() === '';
    setMissing(empty);
    if (empty) field.current?.focus();
    else save.mutate(note);
  };
  return (
    <Section title="Communications" note={notes.length > 0 ? `${formatCount(notes.length)}, written by agents` : 'written by agents'}>
      <form noValidate onSubmit={submit}>
        <div role="radiogroup" aria-label="Type" className="portal-kinds">
          {kinds.map((one) => (
            <label key={one} className={one === kind ? 'portal-kind portal-kind-chosen' : 'portal-kind'}>
              <input type="radio" name="kind" className="visually-hidden" checked={one === kind} onChange={() => (setKind(one), setId(uuidV4()))} />
              {one}
            </label>
          ))}
        </div>
        <div className="portal-note">
          <TextArea inputRef={field} fill aria-label="Note" aria-invalid={missing} maxLength={10_000} value={note} onChange={(event) => (setNote(event.currentTarget.value), setMissing(false), setId(uuidV4()))} />
          <Button type="submit" intent="primary" disabled={save.isPending} text={save.isPending ? 'Please wait...' : 'Save'} />
        </div>
        <div role="alert">
          {missing && <span className="form-fault">Write what was said.</span>}
          {save.error && <span className="form-fault">{save.error.message}</span>}
        </div>
      </form>
      {notes.length === 0 && <p className="portal-quiet">Nothing yet.</p>}
      <ol className="plain-list communication-list">
        {notes.map((said, index) => (
          <CommunicationEntry key={notes.length - index} entry={said} />
        ))}
      </ol>
    </Section>
  );
}
