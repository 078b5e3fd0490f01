import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { ReferenceField, ReferencesField } from './body-fields.decorator.js';

class Body {
  @ReferenceField()
  leadId?: number;

  @ReferencesField(3)
  order?: unknown = [];
}

describe('The number of another record in a body', () => {
  const read = async (leadId: unknown) => {
    const body = plainToInstance(Body, { leadId });
    return (await validate(body)).length === 0 ? body.leadId : 'refused';
  };

  it.each([[12, 12], ['12', 12], [' 12 ', 12], [null, 0], ['', 0], ['   ', 0], [0, 0]])('%j says %j', async (sent, meant) => expect(await read(sent)).toBe(meant));

  it.each([['twelve'], [1.5], [-1], [[12]], [2_147_483_648]])('%j is refused', async (sent) => expect(await read(sent)).toBe('refused'));
});

describe('The numbers of other records in a body', () => {
  const isTaken = async (order: unknown) => (await validate(plainToInstance(Body, { leadId: 1, order }))).length === 0;

  it.each([[[]], [[1, 2, 2_147_483_647]]])('%j is taken', async (sent) => expect(await isTaken(sent)).toBe(true));

  it.each([[[1, 2, 3, 4]], [['1']], [[0]], [[1.5]], [[2_147_483_648]], [12], ['12'], [{ length: 1 }], [null]])('%j is refused', async (sent) => expect(await isTaken(sent)).toBe(false));
});
