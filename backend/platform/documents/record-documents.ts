import { Injectable } from '@nestjs/common';
import { hiddenFields } from '../auth/hidden-fields.js';
import type { PermissionSet } from '../auth/permissions.js';
import type { CommandMetadata } from '../commands/command.js';
import { Commands } from '../commands/commands.js';
import { NotFound, Refusal } from '../commands/refusal.js';
import type { DispatchedCommand } from '../commands/dispatched-command.js';
import { KeyedQueue } from '../concurrency/keyed-queue.js';
import { Records } from '../records/records.js';
import { marksOf } from './document-marks.js';
import { blankAmounts, blankLines, saidOtherwise, type DocumentStanding } from './document-standing.js';
import { dataOf, type DocumentOfRecord } from './document-of-record.js';
import { nextVersion, refuseWithoutReason, wasTaken, type MadeVersion } from './document-versions.js';
import { Documents } from './documents.js';

/** Another process that makes a version at the same moment takes its number. */
const ATTEMPTS = 20;

/** Documents of records: made of what the record says at that moment, kept, and named by an event of its stream. */
@Injectable()
export class RecordDocuments {
  /** One version of a document is made after the other, so that none is set for a number that is taken. */
  private readonly queue = new KeyedQueue();

  constructor(
    private readonly records: Records,
    private readonly documents: Documents,
    private readonly commands: Commands,
  ) {}

  /**
   * @param reason why, once everybody has signed a version
   * @throws NotFound; Refusal where the template has a fault, or a reason is needed
   */
  make<State>(document: DocumentOfRecord<State>, id: number, issued: CommandMetadata, reason?: string): Promise<void> {
    return this.queue.run(document.called(id), () => this.makeNext(document, id, issued, reason));
  }

  /** Older clients make a document by asking for it, and can give no reason: they get the signed version where there is one. */
  async makeUnlessSigned<State>(document: DocumentOfRecord<State>, id: number, issued: CommandMetadata): Promise<void> {
    const { state } = await this.records.everything(document.aggregate, id);
    if (document.signed(state) === undefined) await this.make(document, id, issued);
  }

  private async makeNext<State>(document: DocumentOfRecord<State>, id: number, issued: CommandMetadata, reason?: string): Promise<void> {
    const { state } = await this.records.everything(document.aggregate, id);
    // The decider refuses it as well; a version that is refused here leaves no file.
    document.refusesMaking?.(state, issued);
    refuseWithoutReason(document.noun, document.signed(state), reason);
    refuseUnmakeable(document, state);
    for (let attempt = 1; ; attempt++) {
      const sending = await this.setAndKept(document, id, reason);
      try {
        await this.commands.execute(sending, issued);
        return;
      } catch (error) {
        if (!wasTaken(error) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** The next version, set and kept, for who says that it is made. */
  async setAndKept<State>(document: DocumentOfRecord<State>, id: number, reason?: string): Promise<DispatchedCommand> {
    const { state, revision: ofRevision } = await this.records.everything(document.aggregate, id);
    const version = nextVersion(document.versions(state));
    const kept = await this.documents.make(document.template, dataOf(document, id, state, version), versionName(document, id, version));
    return document.recorded(id, { version, ofRevision, ...kept }, reason);
  }

  /** As it would be made now, for this reader. */
  async preview<State>(document: DocumentOfRecord<State>, id: number, permissions: PermissionSet): Promise<Buffer> {
    const { state } = await this.records.read(document.aggregate, id, { permissions });
    refuseUnmakeable(document, state);
    return (await this.documents.render(document.template, dataOf(document, id, state, ''))).pdf;
  }

  /** @throws NotFound */
  async version<State>(document: DocumentOfRecord<State>, id: number, version: number): Promise<MadeVersion> {
    const { state } = await this.records.everything(document.aggregate, id);
    const made = document.versions(state).find((one) => one.version === version);
    if (!made) throw new NotFound(`${document.noun} of ${id} in version`, version);
    return made;
  }

  /** Whether somebody may open what was made itself; all others get a copy made for them. */
  seesEverything<State>({ aggregate }: DocumentOfRecord<State>, permissions: PermissionSet): boolean {
    return hiddenFields(aggregate.sensitive, permissions).size === 0;
  }

  /** The same document without what its reader may not see. */
  async copyFor<State>(document: DocumentOfRecord<State>, id: number, { version, ofRevision, madeAt }: MadeVersion, permissions: PermissionSet): Promise<Buffer> {
    const { state } = await this.records.read(document.aggregate, id, { permissions, asOf: ofRevision });
    return (await this.documents.render(document.template, dataOf(document, id, state, version), madeAt)).pdf;
  }

  /**
   * A copy to read, in which what differs from the version before is marked.
   * @throws NotFound where there is none before
   */
  async marked<State>(document: DocumentOfRecord<State>, id: number, { version, ofRevision, madeAt }: MadeVersion, permissions: PermissionSet): Promise<Buffer> {
    const { ofRevision: revisionBefore } = await this.version(document, id, version - 1);
    const saidAt = async (asOf: number) => dataOf(document, id, (await this.records.read(document.aggregate, id, { permissions, asOf })).state, version);
    const [now, before] = await Promise.all([saidAt(ofRevision), saidAt(revisionBefore)]);
    const marked = marksOf(now.values, before.values);
    return (await this.documents.render(document.template, { ...now, marked, markedSince: String(version - 1) }, madeAt)).pdf;
  }

  /** Of what this reader sees of it. @throws NotFound */
  async standing<State>(document: DocumentOfRecord<State>, id: number, version: number, permissions: PermissionSet): Promise<DocumentStanding> {
    const made = await this.version(document, id, version);
    const before = version > 1 && (await this.version(document, id, version - 1));
    const saidAt = async (asOf?: number) => document.said((await this.records.read(document.aggregate, id, { permissions, asOf })).state);
    const [shown, then, now] = await Promise.all([this.documents.shown(document.template), saidAt(made.ofRevision), saidAt()]);
    return {
      sinceBefore: before ? saidOtherwise(document.fields, shown, (await saidAt(before.ofRevision)).values, then.values) : null,
      sinceMade: saidOtherwise(document.fields, shown, then.values, now.values),
      blankAmounts: blankAmounts(document.fields, then),
      blankLines: blankLines(document.fields, shown, then),
    };
  }
}

/** @throws Refusal */
function refuseUnmakeable<State>({ whyNot }: DocumentOfRecord<State>, state: State): void {
  const why = whyNot?.(state);
  if (why) throw new Refusal(why, { status: 409, code: 'cannot-be-made' });
}

export function versionName<State>(document: DocumentOfRecord<State>, id: number, version: number): string {
  return `${document.called(id)}-v${version}.pdf`;
}
