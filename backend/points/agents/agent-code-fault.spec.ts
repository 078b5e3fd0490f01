import { codeFault } from './agent-code-fault.js';

const right = { isOver: false, isUsed: false, isTriedOut: false, isRight: true };

describe('The code of a member', () => {
  it('does while it is new, unused and right', () => expect(codeFault(right)).toBeUndefined());

  it.each([
    [undefined, 'Send the member a code first'],
    [{ ...right, isRight: false }, 'This is not the code that the member was sent for these points'],
    [{ ...right, isOver: true }, 'This code is older than 10 minutes: send another one'],
    [{ ...right, isUsed: true }, 'This code was used already: send another one'],
    [{ ...right, isTriedOut: true }, '5 codes were wrong: send another one'],
  ])('says at its field why it does not: %j', (tried, words) => expect(codeFault(tried)).toMatchObject({ message: words }));
});
