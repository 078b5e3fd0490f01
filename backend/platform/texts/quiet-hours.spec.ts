import { isTextingTime, reminderTime, zonesOf } from './quiet-hours.js';

const somewhere = (where: { phone?: string; state?: string; zipcode?: string }) => zonesOf({ phone: '', state: '', zipcode: '', ...where });

describe('where a guest is', () => {
  it('is told by the area code of the phone, and by the address', () => {
    expect(somewhere({ phone: '+14075550123' })).toEqual(['America/New_York']);
    expect(somewhere({ state: 'IL' })).toEqual(['America/Chicago']);
    expect(somewhere({ phone: '+18085550123' })).toEqual(['Pacific/Honolulu']);
  });

  it('is both where the two differ, as numbers are taken along', () => {
    expect(somewhere({ phone: '+13055550174', state: 'CA' })).toEqual(['America/Los_Angeles', 'America/New_York']);
  });

  it('is one part of a state with two times when the ZIP code says which', () => {
    expect(somewhere({ state: 'FL' })).toEqual(['America/New_York', 'America/Chicago']);
    expect(somewhere({ state: 'FL', zipcode: '32501' })).toEqual(['America/Chicago']);
    expect(somewhere({ state: 'FL', zipcode: '32801' })).toEqual(['America/New_York']);
    expect(somewhere({ state: 'TX', zipcode: '79901' })).toEqual(['America/Denver']);
  });

  it('may be anywhere in the United States when nothing says it: no address, a free number, another country', () => {
    for (const phone of ['', '+18005550123', '+447700900123']) {
      expect(somewhere({ phone })).toEqual(expect.arrayContaining(['America/New_York', 'America/Anchorage', 'Pacific/Honolulu']));
    }
  });
});

describe('the hours for texts, 8 am to 9 pm', () => {
  const orlando = ['America/New_York'];

  it('begin at 8 and end before 9', () => {
    expect(isTextingTime('2026-01-15T12:59:59Z', orlando)).toBe(false);
    expect(isTextingTime('2026-01-15T13:00:00Z', orlando)).toBe(true);
    expect(isTextingTime('2026-01-16T01:59:59Z', orlando)).toBe(true);
    expect(isTextingTime('2026-01-16T02:00:00Z', orlando)).toBe(false);
  });

  it('move with daylight saving, on the very day that it begins and ends', () => {
    expect(isTextingTime('2026-03-07T12:30:00Z', orlando)).toBe(false);
    expect(isTextingTime('2026-03-08T12:30:00Z', orlando)).toBe(true);
    expect(isTextingTime('2026-10-31T12:30:00Z', orlando)).toBe(true);
    expect(isTextingTime('2026-11-01T12:30:00Z', orlando)).toBe(false);
  });

  it('stand still where the clocks do', () => {
    expect(isTextingTime('2026-07-15T15:00:00Z', ['America/Phoenix'])).toBe(true);
    expect(isTextingTime('2026-07-15T14:59:00Z', ['America/Phoenix'])).toBe(false);
    expect(isTextingTime('2026-07-15T14:59:00Z', ['America/Denver'])).toBe(true);
  });

  it('must hold wherever the guest may be', () => {
    const both = ['America/New_York', 'America/Los_Angeles'];
    expect(isTextingTime('2026-01-15T15:00:00Z', both)).toBe(false);
    expect(isTextingTime('2026-01-15T16:00:00Z', both)).toBe(true);
    expect(isTextingTime('2026-01-15T18:30:00Z', somewhere({}))).toBe(true);
    expect(isTextingTime('2026-01-15T17:30:00Z', somewhere({}))).toBe(false);
  });
});

describe('the reminder of a tour', () => {
  it('goes out the day before at 10 am where the guest is', () => {
    expect(reminderTime('2026-11-28', ['America/Chicago'])).toBe('2026-11-27T16:00:00.000Z');
    expect(reminderTime('2026-11-28', ['America/New_York'])).toBe('2026-11-27T15:00:00.000Z');
  });

  it('keeps to the clock over a change of daylight saving, and over the end of a month and a year', () => {
    expect(reminderTime('2026-03-09', ['America/New_York'])).toBe('2026-03-08T14:00:00.000Z');
    expect(reminderTime('2026-11-02', ['America/New_York'])).toBe('2026-11-01T15:00:00.000Z');
    expect(reminderTime('2027-01-01', ['America/New_York'])).toBe('2026-12-31T15:00:00.000Z');
  });

  it('goes by the last of several clocks, when it is nowhere too early', () => {
    const zones = somewhere({});
    const at = reminderTime('2026-11-28', zones);
    expect(isTextingTime(at, zones)).toBe(true);
  });
});
