interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** What many ask at the same moment becomes one question: who asks while one is under way is in the next, which begins after they asked. */
export class BatchedLookup<Ask, Answer> {
  private waiting: Waiting<Ask, Answer>[] = [];
  private underWay = false;

  /** @param answers one for each ask, in their order */
  constructor(private readonly answers: (asks: readonly Ask[]) => Promise<readonly Answer[]>) {}

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ask, resolve, reject });
      if (!this.underWay) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.underWay = true;
    while (this.waiting.length > 0) await this.answer(this.waiting.splice(0));
    this.underWay = false;
  }

  private async answer(together: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await this.answers(together.map(({ ask }) => ask));
      together.forEach(({ resolve }, index) => resolve(answers[index]!));
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }
}
