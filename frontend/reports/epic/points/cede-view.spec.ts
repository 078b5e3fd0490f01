import { cedeQuery, readCedeView } from './cede-view.js';

const read = (address: string) => readCedeView(new URLSearchParams(address), '2026-11-23');

describe('The address of the cede requirement', () => {
  it('says the months by the last of them, none to come, and nothing for the newest', () => {
    expect(cedeQuery(read('to=2025-08-31'), '2026-11-01').toString()).toBe('to=2025-08-31&asOf=2026-11-01');
    expect([read('').to, read('to=2026-11-01').to, read('to=2031-01-01').to]).toEqual([undefined, undefined, undefined]);
  });

  it('says whose members are shown, and nobody where it names what there is not', () => {
    expect(read('key=Signed&month=2026-03').behind).toEqual({ key: 'Signed', month: '2026-03' });
    expect([read('behind=total').behind, read('key=Lost&month=13').behind]).toEqual([{ key: undefined, month: undefined }, undefined]);
  });
});
