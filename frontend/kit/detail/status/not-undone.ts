import { Problem } from '../../../server/problem.js';

/** Why taking a change back was refused. The server answers as to any change, and does not know that it was to undo one. */
export function notUndone(problem: Problem): Problem {
  if (problem.canRetry) return problem;
  const names = [...new Set(problem.body.since?.map(({ by }) => by.name))];
  const why = problem.isStale && names.length > 0 ? `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} changed this record meanwhile` : problem.message;
  return new Problem(problem.status, { ...problem.body, detail: `Not undone: ${why}` });
}
