import { misfit, misfitSentence, type Found } from './log-fit.js';

const AT_5 = '0000000000000005';
const AT_9 = '0000000000000009';
const NOWHERE = '0000000000000000';

const found = (facts: Partial<Found>): Found => ({ remembered: 'a', begun: 'a', head: AT_9, read: AT_5, landmarkStands: true, ...facts });
const newDatabase = { remembered: undefined, read: '', landmarkStands: undefined };

describe('a database and an event log', () => {
  it.each([
    ['that know each other', found({})],
    ['that are both new', found({ ...newDatabase, begun: undefined, head: '' })],
    ['of which the database is new', found(newDatabase)],
    ['of which the database is new and the log older than identities', found({ ...newDatabase, begun: undefined })],
    ['that were both written before logs had identities', found({ remembered: undefined, begun: undefined })],
    ['of which the database is from before identities, and has read nothing yet', found({ remembered: undefined, begun: undefined, head: NOWHERE, read: NOWHERE, landmarkStands: undefined })],
    ['that end at the same place', found({ read: AT_9 })],
  ])('%s belong together', (_, facts) => {
    expect(misfit(facts)).toBeUndefined();
  });

  it.each([
    ['the log is empty', 'empty', found({ begun: undefined, head: '', landmarkStands: false })],
    ['the log is empty and neither knows of identities', 'empty', found({ remembered: undefined, begun: undefined, head: NOWHERE, landmarkStands: undefined })],
    ['the log says it is another', 'another', found({ begun: 'b', landmarkStands: false })],
    ['the log has no identity and all that was known', 'another', found({ begun: undefined })],
    ['the log ends before what was read', 'older', found({ head: AT_5, read: AT_9 })],
    ['the log is a copy from before it had an identity', 'older', found({ begun: undefined, head: AT_5, read: AT_9, landmarkStands: false })],
    ['the log lacks an event that was there', 'parted', found({ landmarkStands: false })],
    ['a foreign log that is longer has no identity', 'parted', found({ begun: undefined, landmarkStands: false })],
  ] as const)('do not belong together when %s', (_, why, facts) => {
    expect(misfit(facts)).toBe(why);
  });

  it.each(['empty', 'another', 'older', 'parted'] as const)('are refused in one sentence that says what to do: %s', (why) => {
    for (const place of ['10.0.0.5:2113', undefined]) {
      const sentence = misfitSentence(why, place);
      expect(sentence).toMatch(/^The [^.]*( \S+\.\S+[^.]*)*\.$/);
      expect(sentence).toMatch(/set EVENTSTORE_URL|bring back/);
      // An empty database makes every lead blank.
      if (sentence.includes('empty database')) expect(sentence).toMatch(/given the keys of people first.*keys:export.*keys:import/);
    }
  });
});
