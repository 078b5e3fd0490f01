import { Injectable, NotFoundException, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';

/** Ids are integers of the database. */
const LARGEST = 2_147_483_647;

/** Nothing has a number that the database cannot hold: every route answers so, before anything looks for it. */
@Injectable()
export class PossibleIdPipe implements PipeTransform<unknown, unknown> {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    const numbered = type === 'param' && typeof value === 'string' && /^[-+]?\d+$/.test(value);
    if (numbered && Math.abs(Number(value)) > LARGEST) throw new NotFoundException('There is nothing with this number');
    return value;
  }
}
