import type { CommunicationAnswer } from '../../backend/leads/communications/communication.dto.js';
import type { RecordName } from '../server/use-record.js';
import { Composer } from './composer.js';
import { SaidCard } from './said-card.js';
import type { TextedTour } from './text-composer.js';
import { TextTrouble } from './text-trouble.js';

interface CommunicationsCardProps {
  readonly leadId: number;
  /** On the page of a tour, from where its lead can be texted (`decisions.md G17`). */
  readonly tour?: TextedTour;
}

/** What was said to a lead. */
export function CommunicationsCard({ leadId, tour }: CommunicationsCardProps) {
  const name = communicationsOf(leadId);
  return (
    <SaidCard<CommunicationAnswer>
      title="Lead Communications"
      record={name}
      composer={<Composer leadId={leadId} record={name} {...(tour && { tour })} />}
      trouble={(entry) => entry.text?.reason && <TextTrouble leadId={leadId} entry={entry} record={name} />}
    />
  );
}

function communicationsOf(leadId: number): RecordName {
  return { list: 'lead-communications', key: String(leadId), url: `/api/Communications/ForLead/${leadId}`, stream: `lead-${leadId}` };
}
