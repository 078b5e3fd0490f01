import { Link } from 'react-router-dom';
import { slotWords } from '../../events/tours/tour.enums.js';
import { FiguresTable, type FiguresColumn } from '../kit/chart/figures-table.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { formatDate } from '../kit/format/dates.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { BookTour } from '../tours/booking/book-tour.js';
import { giftWords } from '../../events/tours/gift-names.rules.js';
import { StatusDot } from '../kit/status/status.js';
import { asProblem } from '../server/problem.js';
import { useSession } from '../server/session.js';
import { ContractLink } from '../contracts/of-others/contract-link.js';
import { useEpicContractsOf, type EpicContractInShort } from '../epic-contracts/of-others/use-epic-contracts-of.js';
import { PageLink } from '../kit/page/page-link.js';
import { useContractsOf, type ContractInShort } from '../contracts/of-others/use-contracts-of.js';
import type { Lead } from './lead-record.js';
import { useToursOf, type TourOfLead } from './use-tours-of.js';
import './leads.css';

interface LeadToursProps {
  readonly lead: Lead;
  /** A tour can be booked from here now. */
  readonly books: boolean;
  /** The form of a new one is there. */
  readonly booking: boolean;
  readonly onBooking: (open: boolean) => void;
}

/** The tours of a lead, each date a link to the tour, and the way to the next one. */
export function LeadTours({ lead, books, booking, onBooking }: LeadToursProps) {
  const contracts = useContractsOf('leadId', lead.leadId);
  const memberships = useEpicContractsOf('leadId', lead.leadId);
  const { data: tours, error, refetch } = useToursOf(lead.leadId);
  return (
    <Section title="Tours" note={tours && tours.length > 0 && tours.length} className="detail-wide">
      {error && !tours && <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />}
      {tours?.length === 0 && <Nothing text="No tours available." />}
      {tours && tours.length > 0 && <ToursTable tours={tours} contracts={contracts} memberships={memberships} />}
      {books && (
        <div className="lead-books no-print">
          <BookTour lead={lead} open={booking} onOpen={onBooking} onBooked={() => void refetch()} />
        </div>
      )}
    </Section>
  );
}

interface ToursTableProps {
  readonly tours: readonly TourOfLead[];
  readonly contracts: readonly ContractInShort[];
  readonly memberships: readonly EpicContractInShort[];
}

function ToursTable({ tours, contracts, memberships }: ToursTableProps) {
  const columns: readonly FiguresColumn<TourOfLead>[] = [
    { head: 'Date and time', cell: (tour) => <TourLink tour={tour} /> },
    { head: 'Status', cell: ({ tourStatus }) => <StatusDot status={tourStatus} /> },
    { head: 'Result', cell: ({ tourResult }) => tourResult || '–' },
    { head: 'Sales rep', cell: (tour) => [tour.assignedEmployeeFirstName, tour.assignedEmployeeLastName].filter(Boolean).join(' ') || '–' },
    { head: 'Gifts', cell: ({ giftNames }) => giftWords(giftNames) || '–' },
    { head: 'Contract', cell: (tour) => <SoldOn tour={tour} contracts={contracts.filter(({ tourId }) => tourId === tour.tourId)} memberships={memberships.filter(({ tourId }) => tourId === tour.tourId)} /> },
  ];
  return (
    <div className="lead-table">
      <FiguresTable columns={columns} rows={tours} keyOf={({ tourId }) => tourId} />
    </div>
  );
}

function TourLink({ tour: { tourId, tourDate, scheduledStartTime } }: { readonly tour: TourOfLead }) {
  const { may } = useSession();
  const when = `${formatDate(tourDate)} ${slotWords(scheduledStartTime)}`;
  return may('Tours_Detail') ? <Link to={`/admin/tours-detail/${tourId}`}>{when}</Link> : when;
}

interface SoldOnProps {
  readonly tour: TourOfLead;
  readonly contracts: readonly ContractInShort[];
  readonly memberships: readonly EpicContractInShort[];
}

/** "1131 Rescinded"; what the old system said of it, where no contract names the tour. */
function SoldOn({ tour: { contractStatus }, contracts, memberships }: SoldOnProps) {
  if (contracts.length + memberships.length === 0) return contractStatus || '–';
  const resales = contracts.map((contract) => (
    <span key={contract.contractId} className="lead-sold">
      <ContractLink contractId={contract.contractId} /> <span className="section-note">{contract.contractStatus}</span>
    </span>
  ));
  const epics = memberships.map(({ epicContractId, contractStatus: status }) => (
    <span key={`epic ${epicContractId}`} className="lead-sold">
      <PageLink page={`/admin/epic-contracts-detail/${epicContractId}`}>{epicContractId}</PageLink> <span className="section-note">{status}</span>
    </span>
  ));
  return [...resales, ...epics];
}
