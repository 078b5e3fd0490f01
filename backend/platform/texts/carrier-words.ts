/** What the carrier's codes mean (twilio.com/docs/api/errors), in words for whoever sent the text. */
const words: Readonly<Record<number, string>> = {
  21211: 'this is no phone number',
  21408: 'texts to this country are not allowed',
  21610: 'the guest answered STOP',
  21612: 'no text can go to this number',
  21614: 'the number cannot take texts',
  30001: 'too many texts waited',
  30002: 'the account is suspended',
  30003: 'phone off',
  30004: 'blocked by the phone or its network',
  30005: 'no such phone any more',
  30006: 'a landline, or a network that takes no texts',
  30007: 'held back by the network as unwanted',
  30008: 'the network does not say why',
  30034: 'the sender is not registered',
};

/** Whoever has the phone answered STOP. */
export const STOPPED = 21_610;

export function carrierWords(code: number | undefined): string {
  return (code !== undefined && words[code]) || (code ? `the carrier refused it (${code})` : 'the carrier does not say why');
}
