/** What staff wrote for countries beside their English names. */
const habits: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  uk: 'GB',
};

/** ISO 3166 code of a country's English name, or of a code written in any case; undefined for others (`decisions.md G18`). */
export function readCountry(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  return habits[name] ?? codes().get(name);
}

let known: ReadonlyMap<string, string> | undefined;

/** Every two letters that have a name: read from the runtime's own data once. */
function codes(): ReadonlyMap<string, string> {
  if (known) return known;
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const entries = letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [[code.toLowerCase(), code] as const, [name.toLowerCase(), code] as const] : [];
    });
  known = new Map(entries);
  return known;
}
