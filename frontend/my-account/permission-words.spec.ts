import { permissionGroups, permissionInWords } from './permission-words.js';

describe('What somebody may do', () => {
  const groupsOf = (...held: string[]) => permissionGroups((permission) => held.includes(permission));

  it('is told area by area, in words', () => {
    expect(groupsOf('Epic_Contracts_Main', 'Contracts_Detail', 'Contracts_Main')).toEqual([
      { title: 'Contracts', may: ['see the list', 'open one'] },
      { title: 'Epic Contracts', may: ['see the list'] },
    ]);
  });

  it('is "everything" where nothing is left out', () => {
    expect(groupsOf('Gifts_Main', 'Gifts_Detail', 'Gifts_New', 'Gifts_Edit', 'Gifts_Sensitive', 'Gifts_Admin')).toEqual([{ title: 'Gifts', may: ['everything'] }]);
  });

  it('ends with what belongs to no area', () => {
    expect(groupsOf('Other_Beta', 'PointsLedger_New')).toEqual([
      { title: 'Points Ledger', may: ['create'] },
      { title: 'Also', may: ['Beta features'] },
    ]);
  });

  it('is nothing for who holds nothing', () => {
    expect(groupsOf()).toEqual([]);
  });
});

describe('A single permission', () => {
  it('is said in words, never by its name in the code', () => {
    expect([permissionInWords('Epic_Contracts_Main'), permissionInWords('Contracts_Sensitive'), permissionInWords('Reports_EpicDashboard')]).toEqual(['Epic Contracts (see the list)', 'Contracts (see what is sensitive)', 'Epic dashboard']);
  });
});
