/** So long a command that comes again is known. */
export const KEPT_DAYS = 30;

/** What a command came to: enough to answer its repeat. */
export interface DoneCommand {
  /** Of its name, its sender and its body. */
  readonly hash: string;
  readonly revision: number;
  readonly position: string;
}

export interface RememberedCommand extends DoneCommand {
  readonly commandId: string;
  readonly stream: string;
  /** It left events in its stream, where its repeat is found even if it is not remembered here. */
  readonly changed: boolean;
}

/** Commands that are done, by id, for 30 days. Only what was appended, or changed nothing, is ever told to it. */
export abstract class DoneCommands {
  /** It will be asked for in a moment: the answer is fetched meanwhile. */
  abstract lookAhead(commandId: string): void;
  /** @throws StillSaving while another process carries it out, whose sender was told to wait */
  abstract find(commandId: string): Promise<DoneCommand | undefined>;
  /** Answers when a repeat will be known. */
  abstract remember(command: RememberedCommand): Promise<void>;
}
