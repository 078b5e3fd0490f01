import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { LiveSocket } from './live-socket.js';
import { Mailboxes } from './mailboxes.js';

/** Whatever a screen sends waits for what it sent before. */
@Injectable()
export class MailboxInterceptor implements NestInterceptor {
  constructor(private readonly mailboxes: Mailboxes) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const socket = context.switchToWs().getClient<LiveSocket>();
    return from(this.mailboxes.take(socket, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
