import { Problem, type ProblemBody } from '../../../server/problem.js';
import { notUndone } from './not-undone.js';

const by = (...names: readonly string[]) => names.map((name) => ({ by: { name } })) as unknown as ProblemBody['since'];
const words = (status: number, body: ProblemBody) => notUndone(new Problem(status, body)).message;

describe('A change that could not be taken back', () => {
  it('says that it was not, and who was faster', () => {
    const detail = 'This record has been changed by Marcus Reyes since you opened it';
    expect(words(412, { detail, since: by('Marcus Reyes', 'Marcus Reyes') })).toBe('Not undone: Marcus Reyes has changed this record meanwhile');
    expect(words(412, { detail, since: by('Marcus Reyes', 'Siân O’Brien') })).toBe('Not undone: Marcus Reyes, Siân O’Brien have changed this record meanwhile');
  });

  it('says the server’s reason where nobody was faster', () => {
    expect(words(412, { detail: 'The record has no such revision', since: [] })).toBe('Not undone: The record has no such revision');
    expect(words(409, { detail: 'The week is sold', record: { words: 'Contract 7', page: '/x' } })).toBe('Not undone: The week is sold');
  });

  it('is left open where it may still be taken back', () => {
    const away = new Problem(0);
    expect(notUndone(away)).toBe(away);
  });
});
