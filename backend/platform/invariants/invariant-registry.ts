import { Injectable } from '@nestjs/common';

export interface InvariantVerdict {
  readonly ok: boolean;
  /** What was found, in words: "412 accounts add up". */
  readonly detail: string;
}

/** Something that must hold in the data whatever happens; the product checks it itself. */
export interface Invariant {
  /** As an accountant would say it: "No points account is below zero". */
  readonly name: string;
  /** What it is about, for those who ask for that alone. */
  readonly about?: string;
  check(): Promise<InvariantVerdict>;
}

/** Where areas say what must hold. */
@Injectable()
export class InvariantRegistry {
  private readonly invariants: Invariant[] = [];

  register(invariant: Invariant): void {
    this.invariants.push(invariant);
  }

  /** All of them, or those about one thing, checked now. One that cannot be checked does not hold. */
  check(about?: string): Promise<(InvariantVerdict & { readonly name: string })[]> {
    return Promise.all(
      this.invariants.filter((invariant) => about === undefined || invariant.about === about).map(async (invariant) => {
        const { ok, detail } = await invariant.check().catch((error: Error) => ({ ok: false, detail: `Could not be checked: ${error.message}` }));
        return { name: invariant.name, ok, detail };
      }),
    );
  }
}
