import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import type { StoredEvent } from '../../events/store/event-store.js';
import { fold, steps } from '../../projections/engine/write/fold.js';
import { projection, type Projection } from '../../projections/engine/projection.js';
import type { TableLayout } from '../../projections/engine/schema/table-layout.js';
import { asNewEvent } from '../support/happened.js';
import { ParcelListed, ParcelMoved, ParcelNoted, ParcelPriced, ParcelRow, ParcelSold, parcelVocabulary } from './parcels.js';

const layout = { filled: (row: object) => row, key: 'parcelId' } as unknown as TableLayout;
const blank = { notes: [], soldOn: null, price: '0.00' };
const neighbours = ({ stream }: RecordedEvent): number[] => [Number(stream.split('-')[1]), Number(stream.split('-')[1]) + 1];

describe('A projection', () => {
  const parcels = (): ReturnType<typeof projection<ParcelRow>> =>
    projection<ParcelRow>('parcels', { entity: ParcelRow, key: 'parcelId' }).creates(ParcelListed, ({ data, stream }) => ({
      ...blank,
      ...data,
      parcelId: Number(stream.split('-')[1]),
    }));

  function rowsAfter(subject: Projection, ...events: readonly [string, DomainEvent][]) {
    const stored = events.map(([stream, event], revision) => ({ ...asNewEvent(event), stream, revision, position: String(revision) }) as unknown as StoredEvent);
    const { rows, parked } = fold(layout, steps(subject, parcelVocabulary, stored), new Map(), new Set());
    return { rows: rows.filter(({ after }) => after).map(({ after }) => after), parked: parked.map(({ error }) => error) };
  }

  it('changes several rows for one event, or none of them when one is not there', () => {
    const subject = parcels().changes(ParcelMoved, (_, { data }) => ({ owner: data.owner }), neighbours);
    const listed = ParcelListed({ owner: 'Ann', price: '1.00' });
    expect(rowsAfter(subject, ['parcel-1', listed], ['parcel-2', listed], ['parcel-1', ParcelMoved({ owner: 'Bob' })])).toMatchObject({
      rows: [{ parcelId: 1, owner: 'Bob' }, { parcelId: 2, owner: 'Bob' }],
      parked: [],
    });
    expect(rowsAfter(subject, ['parcel-1', listed], ['parcel-1', ParcelMoved({ owner: 'Bob' })])).toMatchObject({
      rows: [{ parcelId: 1, owner: 'Ann' }],
      parked: ['parcels has no row 2 for ParcelMoved at revision 1 of parcel-1'],
    });
  });

  it('removes several rows for one event', () => {
    const listed = ParcelListed({ owner: 'Ann', price: '1.00' });
    expect(rowsAfter(parcels().removes(ParcelSold, neighbours), ['parcel-1', listed], ['parcel-2', listed], ['parcel-1', ParcelSold({})]).rows).toEqual([]);
  });

  it('adds rows whose keys no stream says', () => {
    const subject = parcels().adds(ParcelNoted, ({ data }) => data.note.split(' ').map((number) => ({ ...blank, owner: 'lots', parcelId: Number(number) })));
    expect(rowsAfter(subject, ['survey-7', ParcelNoted({ note: '71 72' })]).rows).toMatchObject([{ parcelId: 71 }, { parcelId: 72 }]);
  });

  it('applies several rules for a type one after the other', () => {
    const subject = parcels()
      .changes(ParcelPriced, (_, { data }) => ({ price: data.price }))
      .changes(ParcelPriced, (row) => ({ notes: [`asks ${row.price}`] }))
      .changes(ParcelPriced, () => ({ owner: 'next door' }), ({ stream }) => Number(stream.split('-')[1]) + 1);
    const listed = ParcelListed({ owner: 'Ann', price: '1.00' });
    expect(rowsAfter(subject, ['parcel-1', listed], ['parcel-2', listed], ['parcel-1', ParcelPriced({ price: '5.00' })]).rows).toMatchObject([
      { parcelId: 1, price: '5.00', notes: ['asks 5.00'], owner: 'Ann' },
      { parcelId: 2, price: '1.00', notes: [], owner: 'next door' },
    ]);
  });
});
