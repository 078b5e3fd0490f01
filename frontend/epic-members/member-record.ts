import type { OpenMemberAnswer } from '../../backend/members/member.dto.js';
import type { OpenRecord, RecordKind } from '../kit/detail/record-kind.js';

/** A member as the server answers one; fields that the reader may not see are absent. */
export type Member = { readonly [Name in keyof OpenMemberAnswer]: OpenMemberAnswer[Name] };

export type OpenMember = OpenRecord<Member>;

/** `decisions.md B12` */
export const MAY_EDIT_MEMBERS = 'Epic_Members_Edit';
/** `decisions.md B23` */
export const MAY_ADMINISTER_MEMBERS = 'Epic_Members_Admin';

export const memberKind: RecordKind<Member> = {
  noun: 'member',
  list: '/admin/epic-members',
  name: (id) => ({ list: 'member-list', key: id, url: `/api/Members/${id}`, stream: `member-${id}` }),
  title: (id, member) => (member && nameOf(member)) || `Member ${id}`,
  status: 'memberStatus',
  mayEdit: ({ may }) => may(MAY_EDIT_MEMBERS),
};

/** What edits in place by itself, and what the Edit button opens all at once. */
export const editedSections = ['person', 'membership'] as const;

interface Named {
  readonly firstName?: string;
  readonly middleName?: string;
  readonly lastName?: string;
}

export function nameOf({ firstName, middleName, lastName }: Named): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}
