import { EnvelopeDeclined, EnvelopePrepared, EnvelopeSigned, EnvelopeVoided } from '../../events/signing/envelope.events.js';
import { reaction } from '../platform/reactions/reaction.js';
import { EnvelopeCommand } from './envelope.handlers.js';
import { ExpireEnvelope } from './envelope.commands.js';
import { envelope } from './envelope.js';
import { idOf } from '../platform/commands/stream-name.js';

/** Who signs at the last moment has signed: sealing may take longer. */
export const expireEnvelope = reaction('expire-envelope-when-its-time-is-over', 'Time to sign was over')
  .at(EnvelopePrepared, ({ data }) => data.expiresAt, ({ stream }) => new EnvelopeCommand(idOf(envelope, stream), new ExpireEnvelope()))
  .settledBy(EnvelopeSigned)
  .settledBy(EnvelopeDeclined)
  .settledBy(EnvelopeVoided);
