import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString, ValidateBy } from 'class-validator';
import { StorableText } from '../http/bodies/body-fields.decorator.js';
import { readCommunications } from './communications-text.js';

/** What was said, as the JSON text of a list that older clients keep within a record (`decisions.md F5`). */
export function CommunicationsField(): PropertyDecorator {
  const readable = ValidateBy({
    name: 'communications',
    validator: { validate: (value: unknown) => value === '' || (typeof value === 'string' && readCommunications(value) !== undefined), defaultMessage: () => '$property must be the JSON text of a list of entries' },
  });
  return applyDecorators(IsOptional(), IsString(), StorableText(), readable);
}
