import { useNavigate, useParams } from 'react-router-dom';
import { CommunicationsCard } from '../communications/communications-card.js';
import { pagesOf, type PageProps } from '../kit/detail/pages-of.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { useOutlivesBreak } from '../kit/page/use-outlives-break.js';
import { DeleteLead } from './deleted/delete-lead.js';
import { DuplicatesBar } from './duplicates/duplicates-bar.js';
import { MergedBar } from './duplicates/merged-bar.js';
import { DeletedBar } from './deleted/deleted-bar.js';
import { ErasedBar } from './erased-bar.js';
import { GuestsCard } from './guests-card.js';
import { InterestsCard } from './units/interests-card.js';
import { LeadCard } from './lead-card.js';
import { LeadForm } from './lead-form.js';
import { editedSections, fullName, leadKind, standsForItself, type OpenLead } from './lead-record.js';
import { LeadPrivacy } from './lead-privacy.js';
import { LeadStatusLine } from './lead-status-line.js';
import { useLeadStory } from './lead-story.js';
import { LeadDoors } from './lead-doors.js';
import { LeadTours } from './lead-tours.js';
import { PurchasedBar } from './purchased-bar.js';
import { useToursOf, type TourOfLead } from './use-tours-of.js';

/** /admin/leads-detail/:id, and /admin/leads-edit/:id: the same page, being edited. */
export const { Detail: LeadDetail, Edit: LeadEdit } = pagesOf(LeadScreen, '/admin/leads-detail');

const NONE: readonly string[] = [];
const NO_TOURS: readonly TourOfLead[] = [];

function LeadScreen(props: PageProps) {
  // A card with a form of its own cannot stand within the form around all cards.
  const [interestForm, setInterestForm] = useOutlivesBreak('interest form is open', () => false);
  const [booking, setBooking] = useOutlivesBreak('booking', () => false);
  const ownForm = interestForm || booking;
  const navigate = useNavigate();
  const leadId = Number(useParams()['id']) || 0;
  const { data: tours = NO_TOURS } = useToursOf(leadId);
  const story = useLeadStory(leadId, tours);
  return (
    <RecordScreen
      {...props}
      kind={leadKind}
      sections={ownForm ? NONE : editedSections}
      form={LeadForm}
      note={(open) => <LeadStatusLine open={open} tours={tours} />}
      actions={({ data, inThePast }) =>
        standsForItself(data) &&
        !inThePast && (
          <>
            <DeleteLead leadId={data.leadId} name={fullName(data)} onDeleted={() => void navigate('/admin/leads')} />
            <LeadDoors tours={tours} booking={booking} onBook={() => setBooking(true)} />
          </>
        )
      }
      alsoHappened={story}
      beside={({ data, inThePast }) => !inThePast && standsForItself(data) && <CommunicationsCard leadId={data.leadId} />}
      above={(open) => (
        <>
          {open.data.deleted && open.data.erasure === null && <DeletedBar open={open} />}
          <ErasedBar open={open} />
          <MergedBar open={open} />
          <PurchasedBar open={open} tours={tours} />
          <DuplicatesBar open={open} />
        </>
      )}
    >
      {(open) => <LeadCards open={ownForm ? withoutEditing(open) : open} onInterest={setInterestForm} booking={booking} onBooking={setBooking} />}
    </RecordScreen>
  );
}

interface LeadCardsProps {
  readonly open: OpenLead;
  readonly onInterest: (open: boolean) => void;
  readonly booking: boolean;
  readonly onBooking: (open: boolean) => void;
}

function LeadCards({ open, onInterest, booking, onBooking }: LeadCardsProps) {
  const formAround = editedSections.some((section) => open.section(section).editing);
  const editable = open.editable && !formAround;
  return (
    <>
      <GuestsCard open={open} />
      <LeadCard open={open} title="Marketing" part="marketing" />
      <LeadCard open={open} title="Demographics" part="demographics" />
      <InterestsCard open={open} editable={editable} onForm={onInterest} />
      <LeadTours lead={open.data} books={!formAround && !open.inThePast && standsForItself(open.data)} booking={booking} onBooking={onBooking} />
      <LeadPrivacy open={open} />
    </>
  );
}

function withoutEditing(open: OpenLead): OpenLead {
  return { ...open, section: (name) => ({ ...open.section(name), onEdit: undefined }) };
}
