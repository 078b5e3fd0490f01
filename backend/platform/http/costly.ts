import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const COSTLY = 'costly';

/** The route's answers may be long, or take long to make: of one person fewer are made at once. */
export function Costly(): CustomDecorator {
  return SetMetadata(COSTLY, true);
}
