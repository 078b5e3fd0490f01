import { SaidCard } from '../communications/said-card.js';
import { SaidComposer } from '../communications/said-composer.js';
import { spokenTypes } from '../communications/spoken-types.js';

/** What was said to a member, live, and a place to add to it. */
export function MemberCommunications({ memberId }: { readonly memberId: number }) {
  const name = { list: 'member-communications', key: String(memberId), url: `/api/Communications/ForMember/${memberId}`, stream: `member-${memberId}` };
  return <SaidCard title="Communications" record={name} composer={<SaidComposer record={name} types={spokenTypes} />} />;
}
