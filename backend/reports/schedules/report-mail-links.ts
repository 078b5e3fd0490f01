import { Injectable } from '@nestjs/common';
import { Sealing } from '../../platform/auth/sealing.js';

const PURPOSE = 'receiver of a report by mail';

export interface ReceiverOfReport {
  readonly scheduleId: number;
  readonly userId: number;
}

/** The link by which a receiver takes themselves out: it names both and is sealed, so that nobody makes one up. */
@Injectable()
export class ReportMailLinks {
  constructor(private readonly sealing: Sealing) {}

  token({ scheduleId, userId }: ReceiverOfReport): string {
    return this.sealing.seal(`${scheduleId}/${userId}`.padEnd(LENGTH), PURPOSE).toString('base64url');
  }

  /** Undefined for what was not sealed here. */
  open(token: string): ReceiverOfReport | undefined {
    const [scheduleId, userId] = (this.sealing.open(Buffer.from(token, 'base64url'), PURPOSE) ?? '').trim().split('/').map(Number);
    return scheduleId && userId ? { scheduleId, userId } : undefined;
  }
}

/** Two numbers of ten digits: all tokens are of one length. */
const LENGTH = 21;
