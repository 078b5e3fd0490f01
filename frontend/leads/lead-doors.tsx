import { Button } from '@blueprintjs/core';
import { DocumentIcon, MapIcon } from '@blueprintjs/icons';
import { LinkButton } from '../kit/page/link-button.js';
import { useSession } from '../server/session.js';
import { today } from '../kit/format/dates.js';
import type { TourOfLead } from './use-tours-of.js';

interface LeadDoorsProps {
  /** Newest first. */
  readonly tours: readonly TourOfLead[];
  readonly booking: boolean;
  readonly onBook: () => void;
}

/** In the head of a lead: the next tour, and a contract of the last one. */
export function LeadDoors({ tours, booking, onBook }: LeadDoorsProps) {
  const { may } = useSession();
  return (
    <>
      {may('Tours_New') && <Button icon={<MapIcon />} text="Book tour" disabled={booking} onClick={onBook} />}
      {may('Contracts_New') && <LinkButton icon={<DocumentIcon />} text="New contract" to={newContract(tours)} />}
    </>
  );
}

/** Of a lead without a tour nothing is known there but what somebody types. */
function newContract(tours: readonly TourOfLead[]): string {
  const last = tours.find(({ tourDate, tourStatus }) => tourDate !== null && tourDate <= today() && tourStatus !== 'Canceled');
  return last ? `/admin/contracts-new-for-tour/${last.tourId}/inventory/0` : '/admin/contracts-new';
}
