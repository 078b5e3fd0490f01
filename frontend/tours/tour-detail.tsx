import { RecordScreen } from '../kit/detail/record-screen.js';
import { SectionCard } from '../kit/detail/section-card.js';
import { GiftsCard, NotesCard } from './tour-cards.js';
import { tourKind } from './tour-record.js';
import { appointment, guests } from './tour-sections.js';
import { TourStatusLine } from './tour-status-line.js';

/** /admin/tours-detail/:id */
export function TourDetail() {
  return (
    <RecordScreen kind={tourKind} note={(open) => <TourStatusLine open={open} />}>
      {({ data: tour }) => (
        <>
          <SectionCard section={guests} record={tour} />
          <SectionCard section={appointment} record={tour} />
          <GiftsCard tour={tour} />
          <NotesCard tour={tour} />
        </>
      )}
    </RecordScreen>
  );
}
