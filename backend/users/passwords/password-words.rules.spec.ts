import { guessedFirst, isMadeOf } from './password-words.rules.js';

const dana = { firstName: 'Dana', lastName: 'Kim', email: 'dana.kim@sunny-shores.example' };
const company = { publicUrl: 'https://office.sunnyshores.example', smtp: { from: 'Sunny Shores <mail@sunnyshores.example>' } };
const guessable = (password: string) => isMadeOf(password, guessedFirst(dana, company));

describe('a new password', () => {
  it.each(['Dana.Kim2026', 'danakim!!', 'Sunnyshores1', 'Sunny-Shores-99', 'VacationResales', 'V@cat1on-2026', 'EpicPoints#1', 'Welcome2026!', 'P@ssw0rd2026', 'ＤａｎａＫｉｍ９９'])('is not made of words that are guessed first: %s', (password) => {
    expect(guessable(password)).toBe(true);
  });

  it.each(['correct horse battery', 'dana likes purple otters', 'my epic bicycle tour', 'kimono-weather', '8f3kq0zr', '長い合言葉です', '12345678'])('may hold one beside words of its own: %s', (password) => {
    expect(guessable(password)).toBe(false);
  });

  it('is judged alike however short the names are', () => {
    expect(isMadeOf('Al-Bo is here', guessedFirst({ firstName: 'Al', lastName: 'Bo', email: '' }, { publicUrl: 'http://127.0.0.1:3000' }))).toBe(false);
  });
});
