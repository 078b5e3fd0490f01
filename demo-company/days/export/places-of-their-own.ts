import type { FileName, RawExport } from '../../../backend/legacy-import/export-files.js';

type Row = Readonly<Record<string, unknown>>;

/** Cities of the states that the export knows, each with what its codes begin with. */
const cities: Readonly<Record<string, readonly (readonly [city: string, code: string])[]>> = {
  BC: [['Vancouver', 'V6B'], ['Victoria', 'V8W']],
  CA: [['San Diego', '921'], ['Sacramento', '958']],
  FL: [['Orlando', '328'], ['Tampa', '336'], ['Miami', '331']],
  GA: [['Atlanta', '303'], ['Savannah', '314']],
  IL: [['Chicago', '606'], ['Springfield', '627']],
  MI: [['Detroit', '482'], ['Grand Rapids', '495']],
  NC: [['Raleigh', '276'], ['Charlotte', '282']],
  NJ: [['Newark', '071'], ['Trenton', '086']],
  NY: [['Albany', '122'], ['Buffalo', '142']],
  OH: [['Columbus', '432'], ['Cleveland', '441']],
  ON: [['Toronto', 'M5V'], ['Ottawa', 'K1P']],
  PA: [['Pittsburgh', '152'], ['Philadelphia', '191']],
  QC: [['Montréal', 'H2X'], ['Québec', 'G1R']],
  SC: [['Charleston', '294'], ['Columbia', '292']],
  TN: [['Nashville', '372'], ['Memphis', '381']],
  TX: [['Dallas', '752'], ['Houston', '770']],
  VA: [['Richmond', '232'], ['Norfolk', '235']],
};
const CODES = 48;
const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';

interface Address {
  /** What tells one address of a state from another: a copy of it is in the same place. */
  readonly by: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly country: string;
}

const sold = (by: readonly string[], party: string): Address => ({ by, city: `${party}City`, state: `${party}State`, zipcode: `${party}Zipcode`, country: `${party}Country` });
const plain = { city: 'city', state: 'state', zipcode: 'zipcode', country: 'country' } as const;
const seller = sold(['sellerFirstName', 'sellerLastName'], 'seller');

const addresses: Readonly<Partial<Record<FileName, readonly Address[]>>> = {
  Leads: [{ by: ['address1'], ...plain }],
  Inventories: [seller],
  Contracts: [sold(['buyerAddress1'], 'buyer'), seller],
  EpicContracts: [sold(['buyerAddress'], 'buyer')],
  Members: [{ by: ['address'], ...plain }],
};

/** The export draws city, state, code and country each by itself: Atlanta, SC M5V 2T6. In the demo the state says where somebody lives, and the rest goes with it. */
export function withPlacesOfTheirOwn(raw: RawExport): RawExport {
  const placed = Object.entries(addresses).map(([file, kinds]) => [file, raw[file as FileName].map((row) => kinds.reduce(inOnePlace, row as Row))] as const);
  return { ...raw, ...Object.fromEntries(placed) };
}

function inOnePlace(row: Row, { by, city, state, zipcode, country }: Address): Row {
  const code = String(row[state] ?? '');
  const among = cities[code];
  if (!among) return row;
  const number = numberOf([code, ...by.map((name) => String(row[name]))].join('|'));
  const [name, begins] = among[number % among.length]!;
  const rest = Math.floor(number / among.length) % CODES;
  const abroad = /^[A-Z]/.test(begins);
  const place = { [city]: name, [zipcode]: abroad ? `${begins} ${rest % 10}${LETTERS[rest % LETTERS.length]}${Math.floor(rest / 10)}` : begins + String(rest + 1).padStart(2, '0'), [country]: abroad ? 'Canada' : 'United States' };
  // What the export does not say of somebody stays unsaid.
  return { ...row, ...Object.fromEntries(Object.entries(place).filter(([field]) => field in row)) };
}

/** The same of the same words, and spread. */
function numberOf(words: string): number {
  return [...words].reduce((number, letter) => (number * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
}
