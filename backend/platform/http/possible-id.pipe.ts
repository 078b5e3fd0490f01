import { Injectable, NotFoundException, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { Refusal } from '../commands/refusal.js';

/** Ids are integers of the database. */
const LARGEST = 2_147_483_647;

const NUMBER = /^[-+]?\d+$/;

/**
 * Nothing has a number that the database cannot hold, and a word is no number: every route answers so, before anything
 * looks for it and in words for people.
 */
@Injectable()
export class PossibleIdPipe implements PipeTransform<unknown, unknown> {
  transform(value: unknown, { type, metatype, data }: ArgumentMetadata): unknown {
    if (type !== 'param' || typeof value !== 'string') return value;
    const numbered = NUMBER.test(value);
    if (!numbered && metatype === Number) throw new Refusal(`${data} must be a number`, { field: data, status: 400 });
    if (numbered && Math.abs(Number(value)) > LARGEST) throw new NotFoundException('There is nothing with this number');
    return value;
  }
}
