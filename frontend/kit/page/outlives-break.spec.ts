import { forgetKept } from '../../server/kept-in-window.js';
import { BreakKeeper, breakKeeper } from './outlives-break.js';

describe('What a page holds when it breaks', () => {
  it('waits for the same part of the same page, until that has it back', () => {
    const keeper = new BreakKeeper();
    keeper.hold('form', { lastName: 'O’Brien' });
    keeper.pageBroke('/admin/leads-new');
    keeper.letGo('form');
    expect(keeper.waiting('/admin/leads-new', 'form')).toEqual({ lastName: 'O’Brien' });
    expect(keeper.waiting('/admin/gifts-new', 'form')).toBeUndefined();
    keeper.taken('form');
    expect(keeper.keepsSomething).toBe(false);
  });

  it('outlives a second break before the parts are there again', () => {
    const keeper = new BreakKeeper();
    keeper.hold('form', 'typed');
    keeper.pageBroke('/admin/leads-new');
    keeper.letGo('form');
    keeper.pageBroke('/admin/leads-new');
    expect(keeper.waiting('/admin/leads-new', 'form')).toBe('typed');
  });

  it('is gone once another page breaks, or nobody wants it back', () => {
    const keeper = new BreakKeeper();
    keeper.hold('form', 'typed');
    keeper.pageBroke('/admin/leads-new');
    keeper.letGo('form');
    keeper.pageBroke('/admin/tours');
    expect(keeper.keepsSomething).toBe(false);
    keeper.hold('filter', 'x');
    keeper.pageBroke('/admin/tours');
    keeper.drop();
    expect(keeper.waiting('/admin/tours', 'filter')).toBeUndefined();
  });

  it('is gone once its page is left for another, and there still where it is tried again', () => {
    const keeper = new BreakKeeper();
    keeper.hold('form', 'typed');
    keeper.pageBroke('/admin/leads-new');
    keeper.letGo('form');
    keeper.wentTo('/admin/leads-new');
    expect(keeper.waiting('/admin/leads-new', 'form')).toBe('typed');
    keeper.wentTo('/admin/tours');
    keeper.wentTo('/admin/leads-new');
    expect(keeper.waiting('/admin/leads-new', 'form')).toBeUndefined();
  });

  it('is gone with the session', () => {
    breakKeeper.hold('form', 'typed');
    breakKeeper.pageBroke('/admin/leads-new');
    breakKeeper.letGo('form');
    forgetKept();
    expect(breakKeeper.waiting('/admin/leads-new', 'form')).toBeUndefined();
  });

  it('is nothing of a part that was left before', () => {
    const keeper = new BreakKeeper();
    keeper.hold('form', 'typed');
    keeper.letGo('form');
    keeper.pageBroke('/admin/leads-new');
    expect(keeper.keepsSomething).toBe(false);
  });
});
