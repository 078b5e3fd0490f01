import { opening, told } from './search-typing.js';

describe('What somebody types into a search box', () => {
  it('keeps the blank at its end, and the keys pressed since, when the list has been searched', () => {
    const asked = { typed: 'dana ', asked: 'dana', known: '' };
    expect(told(asked, '').typed).toBe('dana ');
    expect(told(asked, 'dana').typed).toBe('dana ');
    expect(told({ ...asked, typed: 'dana k' }, 'dana').typed).toBe('dana k');
  });

  it('gives way to what a saved view, the back button or cleared filters say', () => {
    const searched = told({ typed: 'dana ', asked: 'dana', known: '' }, 'dana');
    const cleared = told(searched, '');
    expect(cleared).toEqual(opening(''));
    expect(told(cleared, 'dana')).toEqual(opening('dana'));
    expect(told({ ...searched, typed: 'dana k' }, 'silva').typed).toBe('silva');
  });
});
