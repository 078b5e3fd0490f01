const BEGIN = '<!-- table: npm run bench -->';
const END = '<!-- end of table -->';

export const HEAD = ['| bench | what | ours | against | ratio | aim | | taken |', '|---|---|---|---|---|---|---|---|'];

/**
 * The text with its table told anew: a benchmark that was measured replaces all rows of its own, the others keep theirs. The words around the table are people's.
 * @param measured lines of the table by the benchmark's name
 * @param order all benchmarks there are; rows of others go
 */
export function withMeasured(text: string, measured: ReadonlyMap<string, readonly string[]>, order: readonly string[]): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`No table between ${BEGIN} and ${END}`);
  const recorded = text.slice(begin, end).split('\n').filter((line) => line.startsWith('| '));
  const lines = order.flatMap((name) => measured.get(name) ?? recorded.filter((line) => line.startsWith(`| ${name} |`)));
  return `${text.slice(0, begin)}${BEGIN}\n${[...HEAD, ...lines].join('\n')}\n${text.slice(end)}`;
}
