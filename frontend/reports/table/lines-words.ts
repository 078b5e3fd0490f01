import type { ReportAnswer } from '../../../backend/reports/report.dto.js';

/** Who the lines are: people who sold but are no sales reps are said (`decisions.md I28`). */
export function linesWords({ people }: Pick<ReportAnswer, 'people'>): string {
  if (!people || people.others === 0) return '';
  const { salesReps, others } = people;
  return `${salesReps} ${salesReps === 1 ? 'sales rep' : 'sales reps'} and ${others} ${others === 1 ? 'other' : 'others'}`;
}
