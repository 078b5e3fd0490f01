import { lastStopOf } from './last-stop.js';

const [mobile, home] = ['+14075550125', '+14075550199'];
const phones = { mobilePhone: mobile, homePhone: home, workPhone: '', spouseMobilePhone: '', spouseHomePhone: '', spouseWorkPhone: '', textsStopped: null };
const at = '2026-11-19T22:02:00.000Z';
const saidBy = (number: string) => ({ saidBy: (asked: string) => Promise.resolve(asked === number ? { stopped: 'STOP', at } : { stopped: '', at: '' }) });

describe('Why no texts go out', () => {
  it('is told with the phone that they go to, also where the lead itself does not know yet', async () => {
    expect(await lastStopOf(phones, saidBy(mobile))).toEqual({ word: 'STOP', at, number: mobile });
  });

  it('is told with another phone of the lead that said so', async () => {
    expect(await lastStopOf({ ...phones, textsStopped: { word: 'STOP', at } }, saidBy(home))).toEqual({ word: 'STOP', at, number: home });
  });

  it('is told without a number where the lead has it no more', async () => {
    expect(await lastStopOf({ ...phones, mobilePhone: '', textsStopped: { word: 'QUIT', at } }, saidBy('+13055550100'))).toEqual({ word: 'QUIT', at, number: '' });
  });

  it('is nothing where no phone stopped them', async () => {
    expect(await lastStopOf(phones, saidBy(home))).toBeUndefined();
  });
});
