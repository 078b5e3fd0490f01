import { Button, TextArea } from '@blueprintjs/core';
import { useState } from 'react';
import { communicationTypes } from '../../events/leads/lead.enums.js';
import { useUnsaved } from '../kit/form/unsaved/unsaved-changes.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useCommand } from '../server/use-command.js';
import { useSession } from '../server/session.js';
import type { RecordName } from '../server/use-record.js';
import { NoTexts } from './no-texts.js';
import { TextComposer, type TextedTour } from './text-composer.js';
import { useTexting } from './use-texting.js';

interface ComposerProps {
  readonly leadId: number;
  readonly record: RecordName;
  readonly tour?: TextedTour;
}

const TEXT = 'Text Message';

/** Adds what was said: of a type or of none, with a note or without (`decisions.md F7`). */
export function Composer({ leadId, record, tour }: ComposerProps) {
  const { may } = useSession();
  const texting = useTexting(leadId, tour !== undefined && may('Other_Beta'));
  const [type, setType] = useState('');
  const [note, setNote] = useState('');
  const clear = () => {
    setType('');
    setNote('');
  };
  const add = useCommand<{ Type: string; Note: string }>({ url: `/api/Communications/ForLead/${leadId}`, record, onDone: clear });
  useUnsaved(note.trim() !== '');
  const types = communicationTypes.filter((one) => one !== TEXT || texting?.offered);
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
      {texting && !texting.offered && <NoTexts texting={texting} />}
      {type === TEXT && tour && texting ? (
        <TextComposer leadId={leadId} tour={tour} texting={texting} record={record} onSent={clear} />
      ) : (
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
