import { Button, TextArea } from '@blueprintjs/core';
import { useState, type ReactNode } from 'react';
import { useUnsaved } from '../kit/form/unsaved/unsaved-changes.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useCommand } from '../server/use-command.js';
import type { RecordName } from '../server/use-record.js';

interface SaidComposerProps {
  /** What was said, and where it is added. */
  readonly record: RecordName;
  readonly types: readonly string[];
  /** Between the types and the note. */
  readonly notice?: ReactNode;
  /** What a type has in place of a note. */
  readonly instead?: (type: string, clear: () => void) => ReactNode;
}

/** Adds what was said: of a type or of none, with a note or without (`decisions.md F7`). */
export function SaidComposer({ record, types, notice, instead }: SaidComposerProps) {
  const [type, setType] = useState('');
  const [note, setNote] = useState('');
  const clear = () => {
    setType('');
    setNote('');
  };
  const add = useCommand<{ Type: string; Note: string }>({ url: record.url, record, onDone: clear });
  useUnsaved(note.trim() !== '');
  const isBlank = type === '' && note.trim() === '';
  const save = () => void (!add.pending && !isBlank && add.run({ Type: type, Note: note }));
  return (
    <div className="composer">
      <div className="composer-types" role="group" aria-label="Type">
        {types.map((one) => (
          <button key={one} type="button" className="composer-type" aria-pressed={one === type} onClick={() => setType(one === type ? '' : one)}>
            {one}
          </button>
        ))}
      </div>
      {notice}
      {instead?.(type, clear) || (
        <div className="composer-note">
          <TextArea
            fill
            autoResize
            value={note}
            maxLength={5_000}
            placeholder="What was said"
            aria-label="Note"
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && save()}
          />
          <Button intent="primary" text={add.pending ? 'Please wait...' : 'Save'} disabled={add.pending || isBlank} onClick={save} />
        </div>
      )}
      {add.problem && <ProblemBar problem={add.problem} retry={add.retry} dismiss={add.dismiss} />}
    </div>
  );
}
