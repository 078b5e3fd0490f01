import { Injectable } from '@nestjs/common';
import type { ForToday } from './for-today.js';
import type { TodayFigure } from './today-figure.js';
import type { Waiting } from './waiting.js';

/** What stands on the page Today for those who may see it. */
@Injectable()
export class TodayRegistry {
  readonly waiting: Waiting[] = [];
  readonly figures: TodayFigure[] = [];

  add({ waiting = [], figures = [] }: ForToday): void {
    for (const line of waiting) added(this.waiting, line);
    for (const figure of figures) added(this.figures, figure);
  }
}

function added<One extends { readonly name: string }>(all: One[], one: One): void {
  if (all.some(({ name }) => name === one.name)) throw new Error(`Today has two lines named ${one.name}`);
  all.push(one);
}
