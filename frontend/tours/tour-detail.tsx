import { RecordScreen } from '../kit/detail/record-screen.js';
import { AppointmentCard, GiftsCard, GuestsCard, NotesCard } from './tour-cards.js';
import { tourKind } from './tour-record.js';
import { TourStatusLine } from './tour-status-line.js';

/** /admin/tours-detail/:id */
export function TourDetail() {
  return (
    <RecordScreen kind={tourKind} note={(open) => <TourStatusLine open={open} />}>
      {({ data: tour }) => (
        <>
          <GuestsCard tour={tour} />
          <AppointmentCard tour={tour} />
          <GiftsCard tour={tour} />
          <NotesCard tour={tour} />
        </>
      )}
    </RecordScreen>
  );
}
