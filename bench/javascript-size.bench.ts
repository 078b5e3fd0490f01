import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { BenchRow } from './bench-row.js';

const AIM_KB = 300;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}

/** JavaScript that a browser loads before the contracts list is useful, gzipped: the entry, that screen, and what they import. */
export async function runJavascriptSizeBench(): Promise<BenchRow[]> {
  const folder = new URL('../frontend/', import.meta.url);
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', folder), 'utf8')) as Record<string, ManifestChunk>;
  const entry = Object.keys(manifest).find((name) => manifest[name]!.isEntry);
  const screen = Object.keys(manifest).find((name) => name.includes('contracts-list'));
  if (!entry || !screen) throw new Error('The build has no entry or no contracts list');
  const files = new Set([...chunksOf(manifest, entry), ...chunksOf(manifest, screen)]);
  let bytes = 0;
  for (const file of files) if (file.endsWith('.js')) bytes += gzipSync(await readFile(new URL(file, folder))).length;
  const kilobytes = bytes / 1000;
  return [
    {
      what: 'JavaScript to the first useful list, gzipped',
      ours: kilobytes,
      baseline: null,
      against: '–',
      ratio: null,
      aim: `at most ${AIM_KB} kB`,
      unit: 'kB',
      met: kilobytes <= AIM_KB,
    },
  ];
}

function chunksOf(manifest: Record<string, ManifestChunk>, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = manifest[name]!;
  return [chunk.file, ...(chunk.imports ?? []).flatMap((inner) => chunksOf(manifest, inner, seen))];
}
