import { memberListQuery } from './member-list.queries.js';

describe('The list of members', () => {
  it('finds other memberships of a mail address without reading every member', () => {
    expect(memberListQuery.indexes.map((index) => index.replace(/"member_list_[0-9a-f]{12}"/, '…'))).toContain('CREATE INDEX IF NOT EXISTS … ON "member_list" (lower(btrim("email")), "memberId" ASC)');
  });
});
