import { typedMeanwhile } from './typed-meanwhile.rules.js';

describe('The note of an agent, once it is saved', () => {
  it.each([
    ['leaves an empty field', 'Asked for points', ''],
    ['leaves what was typed after it meanwhile', 'Asked for points \nCalls again', 'Calls again'],
    ['leaves whole what was changed meanwhile', 'Wants a receipt', 'Wants a receipt'],
  ])('%s', (_, typed, left) => expect(typedMeanwhile(typed, 'Asked for points')).toBe(left));
});
