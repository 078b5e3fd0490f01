import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { ReferenceField } from './body-fields.decorator.js';

class Body {
  @ReferenceField()
  leadId?: number;
}

describe('The number of another record in a body', () => {
  const read = async (leadId: unknown) => {
    const body = plainToInstance(Body, { leadId });
    return (await validate(body)).length === 0 ? body.leadId : 'refused';
  };

  it.each([[12, 12], ['12', 12], [' 12 ', 12], [null, 0], ['', 0], ['   ', 0], [0, 0]])('%j says %j', async (sent, meant) => expect(await read(sent)).toBe(meant));

  it.each([['twelve'], [1.5], [-1], [[12]], [2_147_483_648]])('%j is refused', async (sent) => expect(await read(sent)).toBe('refused'));
});
