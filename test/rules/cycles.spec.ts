import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const VALUE_IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gms;

describe('imports', () => {
  it('never come back to where they started', () => {
    const graph = new Map(sources().map((file) => [file, importsOf(file)]));
    expect(cyclesIn(graph)).toEqual([]);
  });

  it('are seen to do so when they do', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
    ]);
    expect(cyclesIn(graph)).toEqual(['a > b > c > a']);
  });
});

function sources(): string[] {
  return ['events', 'projections', 'backend', 'demo-company', 'frontend'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
}

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const targets = [...text.matchAll(VALUE_IMPORT)].map(([, target]) => path.join(path.dirname(file), target!));
  return targets.flatMap((target) => [target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx')]);
}

/** Depth first; a file that is met again while it is still being looked into closes a cycle. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) return void cycles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) if (graph.has(next)) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
