/** How sending stands. */
export interface Sending {
  readonly pending: boolean;
  /** Refused or broken off; undefined where all is well. */
  readonly problem: { readonly canRetry: boolean } | undefined;
  /** It went, and came back: the link reached nobody. */
  readonly failed: boolean;
  readonly done: boolean;
  /** It was sent before. */
  readonly again: boolean;
}

export interface SendTexts {
  readonly first: string;
  readonly again: string;
  readonly done: string;
}

/** What the button says (document 1, section 2; `decisions.md C28`). What is refused in words people mend by themselves: the button stays as it is. */
export function sendText({ pending, problem, failed, done, again }: Sending, texts: SendTexts): string {
  if (pending) return 'Please wait...';
  if (problem?.canRetry) return 'Error - Please Contact Support';
  if (done) return texts.done;
  if (failed && !problem) return 'Error - Please Contact Support';
  return again ? texts.again : texts.first;
}
