import type { PushedChange } from '../../../../backend/platform/realtime/protocol.js';
import { effectOf, type Standing } from './change-effect.js';

const view = { filtered: ['status'], sorted: 'buyer', searched: false };
const searching = { ...view, searched: true };

/** A row that belongs to the view and is not loaded. */
const elsewhere: Standing = { held: false, inSight: false, fits: true, summed: ['price'] };
const held: Standing = { ...elsewhere, held: true, inSight: true };

const NOTHING = { rows: false, counts: false, misplaced: false };
const ROWS = { ...NOTHING, rows: true };
const COUNTS = { ...NOTHING, counts: true };
const ROWS_AND_COUNTS = { ...ROWS, counts: true };
const MISPLACED = { ...NOTHING, misplaced: true };

function change(...changed: string[]): PushedChange {
  return { key: '7', operation: 'put', position: '5', by: 'Dana Kim', eventType: 'X', at: '', row: {}, ...(changed.length > 0 && { changed }) };
}
const removed: PushedChange = { ...change(), operation: 'delete', row: null };

describe('What a list asks for after a change', () => {
  it.each([
    ['of what it neither shows in order nor counts', change('note'), view, elsewhere, NOTHING],
    ['of such a field in a loaded row', change('note'), view, held, NOTHING],
    ['of a row that does not belong to it, before or now', change('price', 'buyer'), view, { ...elsewhere, fits: false }, NOTHING],
    ['of an amount that it sums up', change('note', 'price'), view, elsewhere, COUNTS],
    ['of an amount of a loaded row', change('price'), view, held, COUNTS],
    ['of anything, before the sums have come', change('note'), view, { ...held, summed: undefined }, COUNTS],
    ['that may move a row to where somebody looks', change('buyer'), view, elsewhere, ROWS],
    ['that would move a row in sight, which stays where it is', change('buyer'), view, held, MISPLACED],
    ['that would move a row in sight, by what it is filtered by as well', change('buyer', 'status'), view, held, MISPLACED],
    ['that may move a loaded row to where somebody looks', change('buyer'), view, { ...held, inSight: false }, ROWS],
    ['by which a row may have come in', change('status'), view, elsewhere, ROWS_AND_COUNTS],
    ['by which a row may have left that is not loaded', change('status'), view, { ...elsewhere, fits: false }, COUNTS],
    ['by which a loaded row left', change('status'), view, { ...held, fits: false }, ROWS_AND_COUNTS],
    ['of the filtered field of a loaded row that stays', change('status'), view, held, NOTHING],
    ['of a row that is new', change(), view, elsewhere, ROWS_AND_COUNTS],
    ['of a row that is new and does not belong to it', change(), view, { ...elsewhere, fits: false }, COUNTS],
    ['that took a row away', removed, view, { ...elsewhere, fits: false }, COUNTS],
    ['that took a loaded row away', removed, view, { ...held, fits: false }, ROWS_AND_COUNTS],
    ['of a loaded row while words are searched that only the server knows', change('note'), searching, { ...held, fits: undefined }, COUNTS],
    ['that would move a row in sight then', change('buyer'), searching, { ...held, fits: undefined }, { ...COUNTS, misplaced: true }],
    ['of any other row then', change('note'), searching, { ...elsewhere, fits: undefined }, ROWS_AND_COUNTS],
  ])('%s', (_, pushed, of, standing, expected) => {
    expect(effectOf(pushed, of, standing)).toEqual(expected);
  });
});
