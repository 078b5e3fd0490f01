import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** What a first screen may weigh. */
export const FIRST_LIST_AIM_KB = 220;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

/**
 * JavaScript that a browser loads before the contracts list is useful, gzipped: the entry, that screen, and what they import.
 * @param folder of the built screens @returns kilobytes
 */
export async function firstListWeight(folder: URL): Promise<number> {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', folder), 'utf8')) as Record<string, ManifestChunk>;
  const entry = Object.keys(manifest).find((name) => manifest[name]!.isEntry);
  const screen = Object.keys(manifest).find((name) => name.includes('contracts-list'));
  if (!entry || !screen) throw new Error('The build has no entry or no contracts list');
  const files = new Set([...chunksOf(manifest, entry), ...chunksOf(manifest, screen)]);
  let bytes = 0;
  for (const file of files) if (file.endsWith('.js')) bytes += gzipSync(await readFile(new URL(file, folder))).length;
  return bytes / 1000;
}

function chunksOf(manifest: Record<string, ManifestChunk>, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = manifest[name]!;
  return [chunk.file, ...(chunk.imports ?? []).flatMap((inner) => chunksOf(manifest, inner, seen))];
}
