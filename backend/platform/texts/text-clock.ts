import { Injectable } from '@nestjs/common';

/** What time it is when somebody is to be texted: the one clock that tests move. */
@Injectable()
export class TextClock {
  now(): Date {
    return new Date();
  }
}
