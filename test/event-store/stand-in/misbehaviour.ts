/** How an append goes wrong. `written` tells whether the server wrote it before it went wrong. */
export type AppendFault =
  | { readonly kind: 'lost answer' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'not ready' }
  | { readonly kind: 'ends'; readonly code: 13 | 14; readonly written: boolean };

/** How a subscription ends, or that it falls silent. */
export type SubscriptionFault =
  | { readonly kind: 'too slow'; readonly after: number }
  | { readonly kind: 'ends'; readonly code: 13 | 14; readonly after: number }
  | { readonly kind: 'hang'; readonly after: number };

/** What the stand-in shall do wrong next, in every way that was measured on the real server. Each fault happens once. */
export class Misbehaviour {
  private readonly appends: AppendFault[] = [];
  private readonly subscriptions: SubscriptionFault[] = [];
  /** As long as it is set the server takes everything and says nothing, as a stopped process does. */
  silent = false;
  /** So long each subscription looks before it delivers anything, and says how far it has looked: no fault, of a long log few of which is asked for. */
  looksForMs = 0;
  /** Faults that have happened. */
  happened = 0;

  onAppend(...faults: AppendFault[]): void {
    this.appends.push(...faults);
  }

  onSubscription(...faults: SubscriptionFault[]): void {
    this.subscriptions.push(...faults);
  }

  nextAppend(): AppendFault | undefined {
    const fault = this.appends.shift();
    if (fault) this.happened++;
    return fault;
  }

  /** For a subscription that has delivered so many events. */
  nextSubscription(delivered: number): SubscriptionFault | undefined {
    const fault = this.subscriptions[0];
    if (!fault || delivered < fault.after) return undefined;
    this.happened++;
    return this.subscriptions.shift();
  }

  get outstanding(): number {
    return this.appends.length + this.subscriptions.length;
  }
}
