import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { slotWords } from '../../events/tour.values.js';
import type { TourListRow } from '../../projections/tour-list/tour-list.read-model.js';
import type { ListPage } from '../../backend/platform/lists/list-wire.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { formatDate } from '../kit/format/dates.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { BookTour } from '../kit/tours/book-tour.js';
import { giftWords } from '../kit/tours/gift-words.js';
import { StatusDot } from '../kit/status/status.js';
import { get } from '../server/http.js';
import { useFollow } from '../server/live/use-live.js';
import { asProblem } from '../server/problem.js';
import { useSession } from '../server/session.js';
import type { Lead } from './lead-record.js';
import '../kit/chart/chart.css';
import './leads.css';

type TourOfLead = Pick<TourListRow, 'tourId' | 'tourDate' | 'scheduledStartTime' | 'tourStatus' | 'tourResult' | 'assignedEmployeeFirstName' | 'assignedEmployeeLastName' | 'giftNames' | 'contractStatus'>;

/** Newest first, followed by whoever may see the list of tours. */
function useToursOf(leadId: number) {
  const { may } = useSession();
  const follows = may('Tours_Main');
  const query = useQuery({
    queryKey: ['tours of lead', leadId],
    queryFn: async ({ signal }) => {
      const { data } = await get<readonly TourOfLead[]>(`/api/Tours/ForLead/${leadId}`, signal);
      return data.toSorted((one, other) => startOf(other).localeCompare(startOf(one)));
    },
    staleTime: 0,
  });
  const list = useQuery({ queryKey: ['position of', 'tour-list'], queryFn: async ({ signal }) => (await get<ListPage>('/api/lists/tour-list?limit=1', signal)).data.position, enabled: follows, gcTime: 0 });
  const again = () => void query.refetch();
  useFollow({ list: 'tour-list' }, list.data, { onChanges: again, onRefetch: again });
  return query;
}

/** Sorts as it happens: halves of a day are not in the order of their letters. */
function startOf({ tourDate, scheduledStartTime }: TourOfLead): string {
  return `${tourDate ?? ''} ${scheduledStartTime.replace(/^12/, '00').replace(/(.*) ([AP]M)$/, '$2 $1')}`;
}

interface LeadToursProps {
  readonly lead: Lead;
  /** A tour can be booked from here now. */
  readonly books: boolean;
  readonly onForm: (open: boolean) => void;
}

/** The tours of a lead, each date a link to the tour, and the way to the next one. */
export function LeadTours({ lead, books, onForm }: LeadToursProps) {
  const { data: tours, error, refetch } = useToursOf(lead.leadId);
  return (
    <Section title="Tours" note={tours && tours.length > 0 && tours.length} className="detail-wide">
      {error && !tours && <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />}
      {tours?.length === 0 && <Nothing text="No tours available." />}
      {tours && tours.length > 0 && <ToursTable tours={tours} />}
      {books && (
        <div className="lead-books no-print">
          <BookTour lead={lead} onForm={onForm} onBooked={() => void refetch()} />
        </div>
      )}
    </Section>
  );
}

function ToursTable({ tours }: { readonly tours: readonly TourOfLead[] }) {
  return (
    <div className="lead-table">
      <table className="figures">
        <thead>
          <tr>
            {['Date and time', 'Status', 'Result', 'Sales rep', 'Gifts', 'Contract'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tours.map((tour) => (
            <tr key={tour.tourId}>
              <td>
                <TourLink tour={tour} />
              </td>
              <td>
                <StatusDot status={tour.tourStatus} />
              </td>
              <td>{tour.tourResult || '–'}</td>
              <td>{[tour.assignedEmployeeFirstName, tour.assignedEmployeeLastName].filter(Boolean).join(' ') || '–'}</td>
              <td>{giftWords(tour.giftNames) || '–'}</td>
              <td>{tour.contractStatus || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TourLink({ tour: { tourId, tourDate, scheduledStartTime } }: { readonly tour: TourOfLead }) {
  const { may } = useSession();
  const when = `${formatDate(tourDate)} ${slotWords(scheduledStartTime)}`;
  return may('Tours_Detail') ? <Link to={`/admin/tours-detail/${tourId}`}>{when}</Link> : when;
}
