import { NONE } from '../../../events/reports/report-keys.rules.js';
import type { ReportAnswer, ReportLine } from '../../../backend/reports/report.dto.js';

/** As many are told apart in a chart. */
const TOLD_APART = 5;

/** The sources that sell most, the first of them first: by volume, for readers who see none by sales. */
export function topSources(lines: readonly ReportLine[]): readonly ReportLine[] {
  const sold = (line: ReportLine) => Number(line.netVolume ?? line.sales ?? 0);
  return lines.filter(({ key, tours = 0 }) => key !== NONE && tours > 0).toSorted((one, other) => sold(other) - sold(one) || (other.tours ?? 0) - (one.tours ?? 0)).slice(0, TOLD_APART);
}

/** The keys of those, which the figure of all others leaves out. */
export function namedSources({ lines }: Pick<ReportAnswer, 'lines'>): readonly string[] {
  return topSources(lines).map(({ key }) => key);
}

/** What a booked tour of each brings: the best first, and the last without those, so that none stands twice. */
export function bringing(lines: readonly ReportLine[], best: number, last: number): { readonly best: readonly ReportLine[]; readonly last: readonly ReportLine[] } {
  const all = lines.filter(({ booked = 0 }) => booked > 0).toSorted((one, other) => Number(other.vpg ?? 0) - Number(one.vpg ?? 0) || (other.booked ?? 0) - (one.booked ?? 0));
  const others = all.slice(best);
  return { best: all.slice(0, best), last: others.slice(Math.max(0, others.length - last)) };
}

/** The source whose guests come least of all; tours without a source are of none. */
export function lowestShowRate(lines: readonly ReportLine[]): ReportLine | undefined {
  const booked = lines.filter(({ key, booked: count = 0 }) => key !== NONE && count > 0);
  return booked.toSorted((one, other) => Number(one.showRate) - Number(other.showRate) || (other.booked ?? 0) - (one.booked ?? 0))[0];
}

/** None where nothing was sold. */
export function bestBringing(lines: readonly ReportLine[]): ReportLine | undefined {
  return bringing(lines.filter(({ key, vpg }) => key !== NONE && Number(vpg) > 0), 1, 0).best[0];
}

/** Of so few guests that come somebody should know (`ui.md`, marketing-dashboard). */
export function isLowShowRate(showRate: string | undefined): boolean {
  return Number(showRate ?? 100) < 75;
}
