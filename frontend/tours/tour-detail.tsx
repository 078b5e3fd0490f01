import { useParams } from 'react-router-dom';
import type { Tour } from '../../backend/tours/tour.state.js';
import { RecordPage } from '../kit/detail/record-page.js';
import { useVersionedRecord } from '../kit/detail/use-versioned-record.js';
import { usePresence } from '../server/live/use-live.js';
import { TourPage } from './tour-page.js';

/** /admin/tours-detail/:id */
export function TourDetail() {
  const { id = '' } = useParams();
  return <OpenTour key={id} id={id} />;
}

function OpenTour({ id }: { readonly id: string }) {
  const name = { list: 'tour-list', key: id, url: `/api/Tours/${id}` };
  const versioned = useVersionedRecord<Tour>(name);
  const people = usePresence(name.list, name.key, 'view');
  return (
    <RecordPage title={`Tour ${id}`} wanted={{ noun: 'tour', id, list: '/admin/tours' }} {...versioned} record={versioned.shown}>
      {(shown) => <TourPage name={name} versioned={versioned} shown={shown} people={people} />}
    </RecordPage>
  );
}
