import type { DomainEvent } from '../../events/kernel/event.js';
import { NO_STREAM, type NewEvent } from '../../events/store/event-store.js';
import { ContractStatusChanged, DealRevised, ResaleContractImported } from '../../events/resale-contracts/resale-contract.events.js';
import { TourImported, TourResultRecorded } from '../../events/tours/tour.events.js';
import { vocabulary } from '../../events/vocabulary.js';
import type { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { countedTours } from '../../projections/reports/counted-tours.projector.js';
import { asNewEvent } from '../support/happened.js';
import { EngineSetUp, eventually } from './engine-set-up.js';

const sold = (tourId: number) => TourImported({ tourId, createdBy: 1, tourDate: '2026-02-01', tourStatus: 'Ended', tourResult: 'Purchased' } as Parameters<typeof TourImported>[0]);
const contract = (contractId: number, tourId: number) => ResaleContractImported({ contractId, facts: { tourId, contractStatus: 'Signed', purchasePrice: '100.00' } } as Parameters<typeof ResaleContractImported>[0]);
const movedTo = (from: number, to: number) => DealRevised({ changes: { tourId: { from, to } } });

/** In the version of today. */
function now(event: DomainEvent): NewEvent {
  const { metadata, ...more } = asNewEvent(event);
  return { ...more, metadata: { ...(metadata as object), schemaVersion: event.type === ContractStatusChanged.type ? 2 : 1 } };
}

describe('rows that are parts of others', () => {
  let setUp: EngineSetUp;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
  });
  afterEach(() => setUp.end());

  const start = () => setUp.startWith({ projections: [countedTours], vocabulary });
  const says = async (stream: string, ...events: readonly DomainEvent[]) => {
    const last = setUp.store.revisionOf(stream);
    const { position } = await setUp.store.append(stream, last < 0 ? NO_STREAM : last, events.map(now));
    return position;
  };
  const shows = async (engine: ProjectionEngine, position: string) => expect(await engine.feed.waitFor('counted-tours', position, 5_000)).toBe(true);
  const volumes = async () => {
    const { rows } = await setUp.sql.query<{ tourId: number; volume: string }>(`SELECT "tourId", sum("salesVolume")::text AS volume FROM read_model.counted_tour_standings WHERE lens = 'all' GROUP BY 1 ORDER BY 1`);
    return Object.fromEntries(rows.map(({ tourId, volume }) => [tourId, volume]));
  };

  it('move their whole as they change, one by one, in one batch, after a restart, and whichever came first', async () => {
    await says('resaleContract-8', contract(8, 2));
    const first = await start();
    await eventually('ready', () => first.isReady('counted-tours').ready);
    await says('tour-1', sold(1));
    await shows(first, await says('tour-2', sold(2)));
    expect(await volumes()).toEqual({ 1: '0.00', 2: '100.00' });
    await shows(first, await says('resaleContract-8', movedTo(2, 1)));
    expect(await volumes()).toEqual({ 1: '100.00', 2: '0.00' });
    await setUp.stop(first);

    await says('resaleContract-8', movedTo(1, 2), movedTo(2, 1));
    await says('resaleContract-9', contract(9, 1), movedTo(1, 2), ContractStatusChanged({ from: 'Signed', to: 'Closed' }));
    const second = await start();
    await shows(second, await says('tour-2', TourResultRecorded({ from: 'Purchased', to: 'Purchased' })));
    expect(await volumes()).toEqual({ 1: '100.00', 2: '100.00' });
    await shows(second, await says('resaleContract-9', ContractStatusChanged({ from: 'Closed', to: 'Canceled' })));
    expect(await volumes()).toEqual({ 1: '100.00', 2: '0.00' });
    expect(await second.verify('counted-tours')).toMatchObject({ equal: true });
  });
});
