const NEW_YORK = 'America/New_York';
const CHICAGO = 'America/Chicago';
const DENVER = 'America/Denver';
const PHOENIX = 'America/Phoenix';
const LOS_ANGELES = 'America/Los_Angeles';
const ANCHORAGE = 'America/Anchorage';
const HONOLULU = 'Pacific/Honolulu';
const HALIFAX = 'America/Halifax';

/** The time zones of each state and province: several where its border crosses one. */
const states: Readonly<Record<string, readonly string[]>> = {
  ...all([NEW_YORK], 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'),
  ...all([NEW_YORK, CHICAGO], 'FL IN KY MI TN'),
  ...all([CHICAGO], 'AL AR IA IL LA MN MO MS OK WI MB'),
  ...all([CHICAGO, DENVER], 'KS ND NE SD TX'),
  ...all([DENVER], 'CO MT NM UT WY AB NT'),
  ...all([DENVER, LOS_ANGELES], 'ID OR NV BC'),
  ...all([PHOENIX, DENVER], 'AZ'),
  ...all([LOS_ANGELES], 'CA WA'),
  ...all([ANCHORAGE, 'America/Adak'], 'AK'),
  ...all([HONOLULU], 'HI'),
  ...all([HALIFAX], 'NB NS PE'),
  ...all([HALIFAX, 'America/St_Johns'], 'NL'),
  ...all([NEW_YORK, CHICAGO], 'ON'),
  ...all([NEW_YORK, HALIFAX], 'QC'),
  ...all(['America/Regina', DENVER], 'SK'),
  ...all([PHOENIX], 'YT'),
  ...all(['America/Puerto_Rico'], 'PR VI'),
};

function all(zones: readonly string[], codes: string): Record<string, readonly string[]> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, zones]));
}

/** Of ZIP codes that lie in the smaller part of a state with two zones, by their first three digits. */
const zips: Readonly<Record<string, readonly string[]>> = {
  ...all([CHICAGO], '324 325 370 371 372 380 381 382 383 384 385 420 421 422 423 424 463 464 476 477 498 499'),
  ...all([NEW_YORK], '320 321 322 323 326 327 328 329 330 331 332 333 334 335 336 337 338 339 341 342 344 346 347 349 376 377 378 379'),
  ...all([DENVER], '798 799 885 577 691 693'),
  ...all([LOS_ANGELES], '889 890 891 893 894 895 897 970 971 972 973 974 975 976 977 835 838'),
};

/** By a state of two letters; its ZIP code tells the parts of one state apart. @returns undefined for what is no known state */
export function zonesOfAddress(state: string, zipcode: string): readonly string[] | undefined {
  const known = states[state.trim().toUpperCase()];
  if (!known || known.length === 1) return known;
  const [zone] = zips[zipcode.trim().slice(0, 3)] ?? [];
  return zone !== undefined && known.includes(zone) ? [zone] : known;
}
