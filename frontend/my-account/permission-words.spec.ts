import { permissionGroups, permissionMeanings } from './permission-words.js';

describe('What somebody may do', () => {
  const groupsOf = (...held: string[]) => permissionGroups((permission) => held.includes(permission));

  it('is told area by area, as the page of a user names it', () => {
    expect(groupsOf('Epic_Contracts_Main', 'Contracts_Detail', 'Contracts_Main')).toEqual([
      { title: 'Contracts', may: ['Main', 'Detail'] },
      { title: 'Epic Contracts', may: ['Main'] },
    ]);
  });

  it('is "all" where nothing is left out', () => {
    expect(groupsOf('Gifts_Main', 'Gifts_Detail', 'Gifts_New', 'Gifts_Edit', 'Gifts_Sensitive', 'Gifts_Admin')).toEqual([{ title: 'Gifts', may: ['all'] }]);
  });

  it('ends with what belongs to no area', () => {
    expect(groupsOf('Other_Beta', 'PointsLedger_New')).toEqual([
      { title: 'Points Ledger', may: ['New'] },
      { title: 'Also', may: ['Beta features'] },
    ]);
  });

  it('is nothing for who holds nothing', () => {
    expect(groupsOf()).toEqual([]);
  });

  it('says in plain words what the names that it shows let people do', () => {
    const meaningsOf = (...held: string[]) => permissionMeanings(groupsOf(...held));
    expect(meaningsOf('Tours_Edit', 'Contracts_Main', 'Leads_Main', 'Other_Beta')).toBe('Main: see its pages and lists · Edit: change');
    expect([meaningsOf('Other_Beta'), meaningsOf('Gifts_Main', 'Gifts_Detail', 'Gifts_New', 'Gifts_Edit', 'Gifts_Sensitive', 'Gifts_Admin')]).toEqual(['', '']);
  });
});
