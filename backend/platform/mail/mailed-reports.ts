import { Injectable } from '@nestjs/common';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import type { PermissionSet } from '../auth/permissions.js';
import type { ExportedRows } from '../exports/exported-rows.js';
import type { Reader } from '../lists/list-visibility.js';

/** A report as one reader gets it. */
export interface ReportCopy {
  /** What it is of: "10/01/2026 to 10/31/2026", "2026 against 2025". */
  readonly of: string;
  readonly file: ExportedRows;
  /** What its reader may not see, by label. */
  readonly without: readonly string[];
}

/** How a report is made for somebody who holds its own permission. What was chosen is what its address says. */
export interface MailedReport {
  /** @param today YYYY-MM-DD. @throws ListRequestError that names what is wrong in what was chosen */
  check(chosen: string, today: string): void;
  /** What it takes besides to open it as it was chosen, any of these; undefined where nothing is lacking. */
  lacking(permissions: PermissionSet, chosen: string, today: string): readonly PermissionName[] | undefined;
  /** @throws ListRequestError */
  copy(reader: Reader, chosen: string, today: string): Promise<ReportCopy>;
}

/** The reports that go out by mail, each made by the area whose figures they are. */
@Injectable()
export class MailedReports {
  private readonly reports = new Map<string, MailedReport>();

  add(name: string, report: MailedReport): void {
    if (this.reports.has(name)) throw new Error(`Two reports are mailed as ${name}`);
    this.reports.set(name, report);
  }

  of(name: string): MailedReport {
    const report = this.reports.get(name);
    if (!report) throw new Error(`Nobody makes the report ${name}`);
    return report;
  }
}
