import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../platform/auth/access-log/access-log.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { PasswordLinks } from '../passwords/password-links.js';
import { fullName, type User } from '../user.state.js';

/** Ends the sessions and the password link of somebody who was deactivated. Twice does no more than once. */
@Injectable()
export class AccessEnd {
  constructor(
    private readonly sessions: Sessions,
    private readonly links: PasswordLinks,
    private readonly accessLog: AccessLog,
  ) {}

  /** @param begunBefore ISO UTC; left out, whatever there is */
  async of(deactivated: User, begunBefore?: string): Promise<void> {
    const { userId } = deactivated;
    await this.links.cancel(userId, begunBefore);
    const ended = await this.sessions.endAllOf(userId, begunBefore === undefined ? {} : { begunBefore });
    const lines = ended.map(({ address, browser }) =>
      this.accessLog.write({ kind: 'session-ended', userId, name: fullName(deactivated), address, browser, detail: 'deactivated' }),
    );
    await Promise.all(lines);
  }
}
