import type { AgentsMember } from '../../backend/members/agents/agents.dto.js';
import type { AgentsPoints } from '../../backend/points/agents/agents-points.dto.js';
import type { WayToPay } from '../../backend/points/points-sales.js';
import type { ProblemBody } from '../server/problem.js';

/** Why the server said no. */
export class PortalRefused extends Error {
  constructor(
    /** 0 where it could not be reached. */
    readonly status: number,
    words: string,
    /** What it is about, where it is one field. */
    readonly field?: string,
  ) {
    super(words);
  }

  /** The session is over: another look-up begins the next. */
  get isClosed(): boolean {
    return this.status === 401;
  }
}

export interface OpenedMember {
  readonly member: AgentsMember;
  readonly points: AgentsPoints;
}

/** @returns undefined where nobody has that number and that name @throws PortalRefused */
export async function lookUp(rciNumber: string, memberLastName: string): Promise<AgentsMember | undefined> {
  const response = await asked('/api/Members/Rci', { rciNumber, memberLastName });
  return response.status === 204 ? undefined : ((await response.json()) as AgentsMember);
}

/** @param again the page looks by itself: that keeps nobody in @throws PortalRefused */
export async function readMember({ again, position }: { readonly again: boolean; readonly position: string | undefined }): Promise<OpenedMember> {
  const query = again ? '?again=yes' : '';
  const [member, points] = await Promise.all([asked(`/api/Portal/Member${query}`), asked(`/api/Portal/Points${query}`, undefined, position ? { 'X-Min-Position': position } : {})]);
  return { member: (await member.json()) as AgentsMember, points: (await points.json()) as AgentsPoints };
}

/** Where a purchase is paid. @throws PortalRefused */
export async function checkoutUrlOf(purchaseId: number): Promise<string> {
  return ((await (await asked(`/api/Portal/Purchases/${purchaseId}/CheckoutLink`)).json()) as WayToPay).checkoutUrl;
}

/** Sent again after a line that broke, it is done once. @throws PortalRefused */
export async function post<Answer>(path: string, body: object, id: string): Promise<Answer> {
  const response = await asked(`/api/Portal${path}`, body, { 'Idempotency-Key': id });
  return (response.status === 202 ? undefined : await response.json()) as Answer;
}

export async function finish(): Promise<void> {
  await asked('/api/Portal/Finish', {});
}

async function asked(path: string, body?: object, headers: object = {}): Promise<Response> {
  const init = { method: body ? 'POST' : 'GET', cache: 'no-store', headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) }, ...(body && { body: JSON.stringify(body) }) } as const;
  const response = await fetch(path, init).catch(() => undefined);
  if (!response) throw new PortalRefused(0, 'We cannot be reached. What you typed is kept: please try again.');
  if (response.ok) return response;
  const { detail = 'Something went wrong. Please try again.', field, errors } = (await response.json().catch(() => ({}))) as ProblemBody;
  const first = errors?.[0];
  throw new PortalRefused(response.status, first?.message ?? detail, first?.field ?? field);
}
