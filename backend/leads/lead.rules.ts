import type { LeadDetails } from '../../events/leads/lead.fields.js';

/** Whether there is anything to know a lead by; nobody sees it to be found again otherwise. */
export function isReachable({ firstName, lastName, email, mobilePhone, homePhone, workPhone }: LeadDetails): boolean {
  return [firstName, lastName, email, mobilePhone, homePhone, workPhone].some((text) => text !== '');
}

/** As the company spells it; undefined for what is none of its words. */
export function statusNamed(sent: string, statuses: readonly string[]): string | undefined {
  return statuses.find((status) => status.toLowerCase() === sent.trim().toLowerCase());
}

/** From here on (`decisions.md G7`). */
const APPROVED_FROM = 600;

/** What a credit score means to the desk; nothing where there is none. */
export function creditLabel(creditScore: number | null): '' | 'Approved for Credit' | 'Traditional Purchase' {
  if (creditScore === null) return '';
  return creditScore >= APPROVED_FROM ? 'Approved for Credit' : 'Traditional Purchase';
}
