import { Injectable } from '@nestjs/common';
import { dayInWords } from '../../platform/calendar/day.rules.js';
import { InvariantRegistry } from '../../platform/invariants/invariant-registry.js';
import { LookUp, type LookUpSource } from '../../platform/lists/look-up.js';
import { disputedLines, payRuns } from '../accounting.lists.js';
import type { JournalFigures } from '../journal/journal.dto.js';
import type { ClosingCheck } from './closing.dto.js';

/** What is looked at before a month is closed. */
@Injectable()
export class ClosingChecks {
  constructor(
    private readonly lookUp: LookUp,
    private readonly invariants: InvariantRegistry,
  ) {}

  /** @param until the last day of the month */
  async of(figures: JournalFigures, until: string): Promise<readonly ClosingCheck[]> {
    const [unpaid, disputed, points] = await Promise.all([this.unpaidRuns(until), this.openDisputes(until), this.invariants.check('points')]);
    return [notReady(figures), unpaid, disputed, ...points];
  }

  /** Runs that nobody has begun are commission's own concern. */
  private async unpaidRuns(until: string): Promise<ClosingCheck> {
    const days = await this.payDates(payRuns, await this.lookUp.keysBut(payRuns, 'status', 'Paid'), until);
    return { name: 'Every pay run that was prepared is paid', ok: days.length === 0, detail: days.length === 0 ? 'None is waiting' : `${days.length} not paid, of ${days.map(dayInWords).join(', ')}` };
  }

  private async openDisputes(until: string): Promise<ClosingCheck> {
    const { length } = await this.payDates(disputedLines, await this.lookUp.keysWith(disputedLines, 'status', 'Open'), until);
    return { name: 'Every question about a commission is settled', ok: length === 0, detail: length === 0 ? 'None is open' : `${length} open` };
  }

  private async payDates(source: LookUpSource, keys: readonly string[], until: string): Promise<readonly string[]> {
    const rows = await this.lookUp.rows(source, keys);
    return [...rows.values()].map((row) => row.text('payDate')).filter((day) => day <= until).toSorted();
  }
}

function notReady({ notReady: { length } }: JournalFigures): ClosingCheck {
  return { name: 'Every contract has its codes and amounts', ok: length === 0, detail: length === 0 ? 'None is missing' : `${length} not ready` };
}
