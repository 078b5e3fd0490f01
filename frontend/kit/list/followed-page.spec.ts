import { later, readFollowed } from './followed-page.js';

function server(...positions: string[]) {
  let reads = 0;
  return { read: () => Promise.resolve({ position: positions[reads++]! }), reads: () => reads };
}

describe('A followed answer', () => {
  it('is read again when a change that came meanwhile is newer', async () => {
    const { read } = server('11', '12');
    let held = '10';
    const answer = readFollowed(read, () => held);
    held = '12';
    expect(await answer).toEqual({ position: '12' });
  });

  it('is read once when nothing came, or nothing newer', async () => {
    const { read, reads } = server('12', '9', '9');
    let held: string | undefined = '10';
    const answer = readFollowed(read, () => held);
    held = '11';
    expect(await answer).toEqual({ position: '12' });
    // A list that is rebuilt may begin earlier.
    expect(await readFollowed(read, () => '10')).toEqual({ position: '9' });
    expect(await readFollowed(read, () => undefined)).toEqual({ position: '9' });
    expect(reads()).toBe(3);
  });

  it('is known up to the later of what was read and what was pushed', () => {
    expect([later('11', '12'), later('12', '11')]).toEqual(['12', '12']);
  });
});
