import { Link } from 'react-router-dom';
import type { ManifestTour } from '../../../backend/tours/manifest/tour-manifest.dto.js';
import { formatPhone } from '../../kit/format/phone.js';
import { slotWords } from '../../../events/tours/tour.enums.js';
import { StatusDot } from '../../kit/status/status.js';
import { useSession } from '../../server/session.js';
import { giftWords } from '../../../events/tours/gift-names.rules.js';
import { slotsOf, toursInWords } from './manifest-slots.rules.js';

/** Who comes, slot by slot, with a line to sign on. */
export function ManifestTable({ tours }: { readonly tours: readonly ManifestTour[] }) {
  const phones = tours.some(({ phone }) => phone !== undefined);
  return (
    <div className="card manifest-box" role="region" aria-label="Tours of the day" tabIndex={0}>
      <table className="manifest">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Guests</th>
            {phones && <th scope="col">Phone</th>}
            <th scope="col">Sales Rep</th>
            <th scope="col">Marketing Source</th>
            <th scope="col">Gift(s)</th>
            <th scope="col">Notes</th>
            <th scope="col">Status</th>
            <th scope="col" className="manifest-signature">
              Signature
            </th>
          </tr>
        </thead>
        {slotsOf(tours).map(({ time, tours: ofSlot }) => (
          <tbody key={time}>
            {ofSlot.map((tour, place) => (
              <tr key={tour.tourId}>
                {place === 0 && (
                  <th scope="rowgroup" rowSpan={ofSlot.length} className="manifest-slot">
                    {slotWords(time) || 'No time'}
                    {ofSlot.length > 1 && <span>{toursInWords(ofSlot.length)}</span>}
                  </th>
                )}
                <Cells tour={tour} phones={phones} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Cells({ tour, phones }: { readonly tour: ManifestTour; readonly phones: boolean }) {
  const { tourId, lead, spouse, phone, optedIn, salesRep, marketingSource, giftNames, notes, tourStatus, tourResult } = tour;
  const mayOpen = useSession().may('Tours_Detail');
  const name = lead || 'No name';
  return (
    <>
      <td>
        <b>{mayOpen ? <Link to={`/admin/tours-detail/${tourId}`}>{name}</Link> : name}</b>
        {spouse && <span className="manifest-second">{spouse}</span>}
        {optedIn && <span className="manifest-opted">texts: opted in</span>}
      </td>
      {phones && <td className="manifest-phone">{phone && formatPhone(phone)}</td>}
      <td>{salesRep}</td>
      <td>{marketingSource}</td>
      <td>{giftWords(giftNames)}</td>
      <td className="manifest-notes">{notes}</td>
      <td>
        <StatusDot status={tourStatus} />
        {tourResult && <span className="manifest-second">{tourResult}</span>}
      </td>
      <td className="manifest-signature" />
    </>
  );
}
