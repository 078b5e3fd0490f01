import { CommunicationsCard } from '../communications/communications-card.js';
import { ContractsCard } from '../contracts/of-others/contracts-card.js';
import { EpicContractsCard } from '../epic-contracts/of-others/epic-contracts-card.js';
import { pagesOf, type PageProps } from '../kit/detail/pages-of.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { SectionCard } from '../kit/detail/sections/section-card.js';
import { Section } from '../kit/page/section.js';
import { appointment, guests } from './booking/tour-sections.js';
import { PurchaseOptions } from './purchase-options.js';
import { NotesCard } from './tour-cards.js';
import { TourForm } from './tour-form.js';
import { TourGiftsCard } from './tour-gifts-card.js';
import { tourKind } from './tour-record.js';
import { TourStatusLine } from './tour-status-line.js';
import './tours.css';

const FORM = 'tour';

/** /admin/tours-detail/:id, and /admin/tours-edit/:id: the same page, being edited. */
export const { Detail: TourDetail, Edit: TourEdit } = pagesOf(TourScreen, '/admin/tours-detail');

function TourScreen(props: PageProps) {
  return (
    <RecordScreen {...props} kind={tourKind} sections={[FORM]} note={(open) => <TourStatusLine open={open} />}>
      {(open) => {
        const { data: tour, section } = open;
        if (section(FORM).editing)
          return (
            <Section title="Tour" className="detail-wide">
              <TourForm open={open} onClose={section(FORM).onClose} />
            </Section>
          );
        return (
          <>
            <SectionCard section={guests} record={tour} />
            <SectionCard section={appointment} record={tour} />
            <TourGiftsCard open={open} />
            <NotesCard tour={tour} />
            {!open.inThePast && <ContractsCard field="tourId" id={tour.tourId} />}
            {!open.inThePast && <EpicContractsCard tourId={tour.tourId} />}
            {!open.inThePast && <PurchaseOptions tourId={tour.tourId} />}
            {!open.inThePast && tour.leadId > 0 && <CommunicationsCard leadId={tour.leadId} tour={tour} />}
          </>
        );
      }}
    </RecordScreen>
  );
}
