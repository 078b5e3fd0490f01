import { phoneNumber } from '../../../events/kernel/phone.rules.js';
import type { TextsStopped } from '../communications/lead-communications.state.js';
import type { Lead } from '../lead.state.js';
import type { TextNumbers } from './text-numbers.js';

/** Why no texts go to a lead, as its guest answered. */
export interface LastStop extends TextsStopped {
  /** E.164, of the phone that said it; empty where no phone of the lead says so now, and for who may not read phones. */
  readonly number: string;
}

type Phones = Pick<Lead, 'mobilePhone' | 'homePhone' | 'workPhone' | 'spouseMobilePhone' | 'spouseHomePhone' | 'spouseWorkPhone' | 'textsStopped'>;

/** The answer that stopped texts: of the phone that they go to, else of the one of the lead's that gave it. */
export async function lastStopOf(lead: Phones, numbers: Pick<TextNumbers, 'saidBy'>): Promise<LastStop | undefined> {
  const [mobile, ...others] = phonesOf(lead);
  const first = mobile ? await stopOf(mobile, numbers) : undefined;
  if (first || !lead.textsStopped) return first;
  for (const number of others) {
    const stop = await stopOf(number, numbers);
    if (stop) return stop;
  }
  return { ...lead.textsStopped, number: '' };
}

/** The one that texts go to first, empty where there is none. */
function phonesOf({ mobilePhone, homePhone, workPhone, spouseMobilePhone, spouseHomePhone, spouseWorkPhone }: Phones): readonly string[] {
  const [mobile = '', ...others] = [mobilePhone, homePhone, workPhone, spouseMobilePhone, spouseHomePhone, spouseWorkPhone].map((phone) => phoneNumber(phone) ?? '');
  return [mobile, ...others.filter(Boolean)];
}

async function stopOf(number: string, numbers: Pick<TextNumbers, 'saidBy'>): Promise<LastStop | undefined> {
  const { stopped: word, at } = await numbers.saidBy(number);
  return word === '' ? undefined : { word, at, number };
}
