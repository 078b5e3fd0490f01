import { Refused, TryLater } from '../consumer/consumer.js';
import { CheckpointMoved } from '../write/checkpoint.js';
import { isOwnFault } from './own-fault.js';

const coded = (code: string): Error => Object.assign(new Error('It failed'), { code });

describe('what parks an event', () => {
  it.each([
    ['a refusal', new Refused('No such buyer')],
    ['a defect in the code that it meets', new TypeError('undefined is not a buyer')],
    ['a value that Postgres does not take', coded('22001')],
    ['a row that is there already', coded('23505')],
  ])('is %s', (_, error) => expect(isOwnFault(error)).toBe(true));

  it.each([
    ['a process that stops', new Error('The process stops')],
    ['a list that is being rebuilt', new Error('This list is being rebuilt')],
    ['a pool that was ended', new Error('Cannot use a pool after calling end on the pool')],
    ['a server that cannot be reached', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })],
    ['a lost connection', coded('08006')],
    ['a full disk', coded('53100')],
    ['another leader', new CheckpointMoved('clerk')],
    ['something that is away', new TryLater('The mail server does not answer')],
    ['anything unknown', 'a text'],
  ])('is not %s', (_, error) => expect(isOwnFault(error)).toBe(false));
});
