import { formatHomePhone } from '../../events/kernel/home-phone.rules.js';

type FormatPhone = (written: string) => string;

let library: FormatPhone | undefined;
let coming: Promise<void> | undefined;

/** Writes the numbers of all countries; undefined until it is here. It weighs a sixth of a first screen, where hardly any number needs it. */
export function phoneLibrary(): FormatPhone | undefined {
  return library;
}

export function learnPhoneLibrary(format: FormatPhone): void {
  library = format;
}

/** Settles in any case: without the library numbers stay as they are kept. */
export function fetchPhoneLibrary(): Promise<void> {
  coming ??= import('../../events/kernel/phone.rules.js').then(
    ({ formatPhone }) => learnPhoneLibrary(formatPhone),
    () => void (coming = undefined),
  );
  return coming;
}

/** Phones as JSON keeps them, in E.164 with or without an extension. */
const PHONES = /"(\+\d{7,15}(?:;ext=\d+)?)"/g;

/** Whether a text of JSON names a phone that only the library can write. */
export function needsPhoneLibrary(json: string): boolean {
  return library === undefined && [...json.matchAll(PHONES)].some(([, written]) => formatHomePhone(written!) === undefined);
}
