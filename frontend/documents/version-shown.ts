import type { MadeVersion } from './made-version.js';

/** In an address: as it would be made now. */
export const PREVIEW = 'preview';

/**
 * Which version a page of documents shows: the signed one, else the newest, unless its address asks for another or for the preview.
 * @param versions newest first
 * @param signed the number of the one that everybody has signed
 * @returns undefined for the preview, which is all there is before one is made
 */
export function versionShown<Version extends Pick<MadeVersion, 'version'>>(versions: readonly Version[], asked: string | null, signed?: number): Version | undefined {
  if (asked === PREVIEW) return undefined;
  return versions.find(({ version }) => String(version) === asked) ?? versions.find(({ version }) => version === signed) ?? versions[0];
}
