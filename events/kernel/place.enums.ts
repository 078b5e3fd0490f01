/** What forms offer of where somebody lives (document 3, section 5). */

/** The states of the US and DC. */
const states = 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

/** Those of Canada. */
const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT';

/** Where a company may be incorporated (document 1, section 5). */
export const usStateCodes: readonly string[] = states.split(' ');
export const stateCodes: readonly string[] = [...usStateCodes, ...provinces.split(' ')];

/** ISO 3166; kept as codes, shown by their names (`decisions.md G18`). */
const countries = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR
CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU
ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`;

export const countryCodes: readonly string[] = countries.trim().split(/\s+/);

/** What a new address starts with. */
export const DEFAULT_COUNTRY = 'US';

let names: Intl.DisplayNames | undefined;

/** "United States"; what is no code stays as it was written. */
export function countryName(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  names ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return names.of(country) ?? country;
}

/** The last line of an address on paper: at home nobody writes it. */
export function underAddress(country: string): string {
  const name = countryName(country);
  return name === countryName(DEFAULT_COUNTRY) ? '' : name;
}
