import { RecordFollows, type RecordListener } from './record-follows.js';

const TOUR = 'tour-21';

function page(): RecordListener & { readonly heard: unknown[] } {
  const heard: unknown[] = [];
  return { heard, onMoved: (revision, by) => heard.push([revision, by]), onReadAgain: () => heard.push('read again') };
}

describe('A page that follows its record', () => {
  it('is told that it moved on, and by whom; other pages are not', () => {
    const [follows, one, other] = [new RecordFollows(), page(), page()];
    follows.add(TOUR, one);
    follows.add('tour-22', other);
    follows.moved({ stream: TOUR, revision: 4, by: 'Dana Kim' });
    expect([one.heard, other.heard]).toEqual([[[4, 'Dana Kim']], []]);
  });

  it('is told where the record is when the line is back, and nothing when it may not follow it', () => {
    const [follows, one] = [new RecordFollows(), page()];
    follows.add(TOUR, one);
    follows.answered(TOUR, { ok: false, reason: 'This needs the permission Tours: Detail' });
    expect(one.heard).toEqual([]);
    follows.answered(TOUR, { ok: true, revision: 7 });
    expect(one.heard).toEqual([[7, undefined]]);
  });

  it('reads again what it may see otherwise, though it did not move', () => {
    const [follows, one] = [new RecordFollows(), page()];
    follows.add(TOUR, one);
    follows.readAgain(TOUR);
    expect(one.heard).toEqual(['read again']);
  });

  it('lets go of the record with the last page of it', () => {
    const [follows, one, other] = [new RecordFollows(), page(), page()];
    follows.add(TOUR, one);
    follows.add(TOUR, other);
    expect(follows.remove(TOUR, one)).toBe(false);
    expect(follows.remove(TOUR, other)).toBe(true);
    expect(follows.streams()).toEqual([]);
  });
});
