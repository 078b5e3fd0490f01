import { communicationTypes } from '../../events/leads/lead.enums.js';
import { useSession } from '../server/session.js';
import type { RecordName } from '../server/use-record.js';
import { NoTexts } from './no-texts.js';
import { SaidComposer } from './said-composer.js';
import { TextComposer, type TextedTour } from './text-composer.js';
import { TEXT, spokenTypes } from './spoken-types.js';
import { useTexting } from './use-texting.js';

interface ComposerProps {
  readonly leadId: number;
  readonly record: RecordName;
  readonly tour?: TextedTour;
}

/** Adds what was said to a lead; from a tour's page a text can be sent, too. */
export function Composer({ leadId, record, tour }: ComposerProps) {
  const { may } = useSession();
  const texting = useTexting(leadId, tour !== undefined && may('Other_Beta'));
  return (
    <SaidComposer
      record={record}
      types={texting?.offered ? communicationTypes : spokenTypes}
      notice={texting && !texting.offered && <NoTexts texting={texting} />}
      instead={(type, clear) => type === TEXT && tour && texting && <TextComposer leadId={leadId} tour={tour} texting={texting} record={record} onSent={clear} />}
    />
  );
}
