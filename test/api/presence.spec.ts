import { setTimeout as pause } from 'node:timers/promises';
import type { OpenAnswer } from '../../backend/platform/realtime/protocol.js';
import { HarbourOffice, type Backend } from './harbour-office.js';
import { eventually, Screen } from './live-screen.js';

let office: HarbourOffice;
let first: Backend;
let second: Backend;

beforeAll(async () => {
  office = await HarbourOffice.open();
  first = await office.backend();
  second = await office.backend();
});

afterAll(() => office.close());

describe('Who else is here', () => {
  it('shows across processes, who edits before who looks, and ends when they go', async () => {
    const looker = await Screen.open(office, first, office.manager);
    const editor = await Screen.open(office, second, office.receptionist);
    looker.client.emit('open', { list: 'berth-list', key: '70', mode: 'view' });
    await eventually('the looker sees herself', () => looker.peopleAt('70').length === 1);
    editor.client.emit('open', { list: 'berth-list', key: '70', mode: 'edit' });
    await eventually('both see both', () => [looker, editor].every((screen) => screen.peopleAt('70').join() === 'manager views,receptionist edits'));

    expect(looker.presences.at(-1)!.people.map(({ since }) => Date.parse(since))).not.toContain(NaN);

    const passerBy = await Screen.open(office, first, office.manager);
    await passerBy.followNow('berth-list');
    await eventually('a follower of the list is told', () => passerBy.peopleAt('70').length === 2);

    editor.client.disconnect();
    await eventually('the editor is gone', () => looker.peopleAt('70').join() === 'manager views');
    looker.client.emit('close', { list: 'berth-list', key: '70' });
    await eventually('nobody is there', () => passerBy.peopleAt('70').length === 0);
  });

  it('is no more for who lost the permission, nor about them', async () => {
    const looker = await Screen.open(office, first, office.manager);
    const token = office.person('transferred', 13, 'Inventory_Main');
    const transferred = await Screen.open(office, second, token);
    looker.client.emit('open', { list: 'berth-list', key: '71', mode: 'view' });
    transferred.client.emit('open', { list: 'berth-list', key: '71', mode: 'edit' });
    await eventually('both see both', () => [looker, transferred].every((screen) => screen.peopleAt('71').length === 2));

    office.person('transferred', 13, 'Leads_Main');
    await eventually('they are gone from there', () => looker.peopleAt('71').join() === 'manager views');
    const heard = transferred.presences.length;
    looker.client.emit('open', { list: 'berth-list', key: '71', mode: 'edit' });
    await eventually('the mode changes', () => looker.peopleAt('71').join() === 'manager edits');
    await pause(100);
    expect(transferred.presences.length).toBe(heard);
    expect(await openIt(transferred, '71')).toEqual({ ok: false, reason: 'This needs the permission Inventory: Main' });
  });

  it('is limited for each line, and says so; what is there already may come again', async () => {
    const greedy = await Screen.open(office, first, office.manager);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => openIt(greedy, `g${index}`)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
    expect(answers.at(-1)).toEqual({ ok: false, reason: 'At most 50 records can be open' });
    expect(await openIt(greedy, 'g0')).toEqual({ ok: true });
    greedy.client.emit('close', { list: 'berth-list', key: 'g0' });
    expect(await openIt(greedy, 'g59')).toEqual({ ok: true });

    const follows = await Promise.all(Array.from({ length: 210 }, (_, index) => greedy.follow('berth-list', '', `g${index}`)));
    expect(follows.filter(({ ok }) => ok)).toHaveLength(200);
    expect(follows.at(-1)).toEqual({ ok: false, reason: 'At most 200 lists and records can be followed' });
    expect(await greedy.follow('berth-list', '', 'g0')).toMatchObject({ ok: true });
  });
});

function openIt({ client }: Screen, key: string): Promise<OpenAnswer> {
  return client.emitWithAck('open', { list: 'berth-list', key, mode: 'view' });
}
