import { byTime, minutesOf } from './tour-time.rules.js';

it('reads times of the day', () => {
  expect(['12:00 AM', '09:15 AM', '12:30 PM', '03:00 PM'].map(minutesOf)).toEqual([0, 555, 750, 900]);
  expect(minutesOf('noon')).toBeUndefined();
});

it('puts tours in the order of their times, those without one last', () => {
  const times = ['', '01:00 PM', 'noon', '09:00 AM'].map((scheduledStartTime) => ({ scheduledStartTime }));
  expect(times.sort(byTime).map(({ scheduledStartTime }) => scheduledStartTime)).toEqual(['09:00 AM', '01:00 PM', '', 'noon']);
});
