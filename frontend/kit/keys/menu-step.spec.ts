import { menuStep } from './menu-step.js';

const labels = ['Draft', 'Signed', 'Sale Pending', 'Closed'];

describe('In a menu', () => {
  it('the arrows go round, Home and End to its ends', () => {
    expect(menuStep('ArrowDown', -1, labels)).toBe(0);
    expect(menuStep('ArrowDown', 3, labels)).toBe(0);
    expect(menuStep('ArrowUp', -1, labels)).toBe(3);
    expect(menuStep('End', 0, labels)).toBe(3);
    expect(menuStep('Home', 3, labels)).toBe(0);
  });

  it('a letter goes to the next item that begins with it', () => {
    expect(menuStep('s', -1, labels)).toBe(1);
    expect(menuStep('s', 1, labels)).toBe(2);
    expect(menuStep('s', 2, labels)).toBe(1);
    expect(menuStep('x', 0, labels)).toBeUndefined();
  });

  it('Enter and Space are left to the item', () => {
    expect(menuStep('Enter', 0, labels)).toBeUndefined();
    expect(menuStep(' ', 0, labels)).toBeUndefined();
  });
});
