import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { TextingAnswer } from '../../backend/leads/texts/texts-by-staff.js';
import { missingIn, textOf } from '../../backend/leads/texts/text-wording.rules.js';
import { SelectBox } from '../kit/form/fields/select-box.js';
import { today } from '../kit/format/dates.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useCommand } from '../server/use-command.js';
import { useCompanySettings } from '../server/use-company-settings.js';
import type { RecordName } from '../server/use-record.js';

export interface TextedTour {
  readonly tourId: number;
  readonly tourDate: string | null;
  readonly scheduledStartTime: string;
}

interface TextComposerProps {
  readonly leadId: number;
  readonly tour: TextedTour;
  readonly texting: TextingAnswer;
  readonly record: RecordName;
  readonly onSent: () => void;
}

/** A template of the company's, as the guest will read it, and the button that sends it. */
export function TextComposer({ leadId, tour, texting: { firstName, why }, record, onSent }: TextComposerProps) {
  const templates = useCompanySettings().data?.lists.textTemplates ?? [];
  const [chosen, setChosen] = useState('');
  const send = useCommand<{ leadId: number; tourId: number; template: string }>({ url: '/tocapi/sendmessage', record, onDone: onSent });
  const wording = templates.find(({ name }) => name === chosen)?.wording ?? '';
  const facts = { firstName, tourDate: tour.tourDate, tourTime: tour.scheduledStartTime, today: today() };
  const missing = missingIn(wording, facts);
  const fault = why || (missing && `The tour has no ${missing.replace('tour ', '')} to write about`);
  return (
    <div className="text-composer">
      <SelectBox fill value={chosen} aria-label="Template" onChange={(event) => setChosen(event.target.value)}>
        <option value="">Choose a template</option>
        {templates.map(({ itemId, name }) => (
          <option key={itemId} value={name}>
            {name}
          </option>
        ))}
      </SelectBox>
      {wording !== '' && (
        <p className="text-preview" aria-label="Preview">
          {textOf(wording, facts)}
        </p>
      )}
      {fault && <p className="text-fault">{fault}</p>}
      <Button intent="primary" text={send.pending ? 'Please wait...' : 'Send Text Message'} disabled={send.pending || chosen === '' || Boolean(fault)} onClick={() => void send.run({ leadId, tourId: tour.tourId, template: chosen })} />
      {send.problem && <ProblemBar problem={send.problem} retry={send.retry} dismiss={send.dismiss} />}
    </div>
  );
}
