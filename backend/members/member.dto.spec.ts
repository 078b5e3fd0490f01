import { memberAnswer } from './member.dto.js';

const facts = { memberId: 502, communications: [], currentYearMaxEpicAdvPoints: 10_000, currentYearEpicAdvPointsAvail: 10_000 };
const row = { pointsUseYear: 2026, currentYearEpicAdvPointsAvail: 5_000, currentYearMaxEpicAdvPoints: 10_000 };

describe('The points beside a member', () => {
  it('are those of the current use year', () => {
    expect(memberAnswer(facts, row, 2026)).toMatchObject({ currentYearEpicAdvPointsAvail: 5_000, currentYearMaxEpicAdvPoints: 10_000 });
  });

  it('are the whole maximum when nothing was bought in the new year yet', () => {
    expect(memberAnswer(facts, row, 2027)).toMatchObject({ currentYearEpicAdvPointsAvail: 10_000, currentYearMaxEpicAdvPoints: 10_000 });
  });

  it('are what the membership is worth now where its new year has not opened yet', () => {
    expect(memberAnswer({ ...facts, currentYearMaxEpicAdvPoints: 30_000 }, row, 2027)).toMatchObject({ currentYearEpicAdvPointsAvail: 30_000, currentYearMaxEpicAdvPoints: 30_000 });
  });

  it('come with the communications as the JSON text that clients know', () => {
    expect(memberAnswer(facts, row, 2026).communications).toBe('[]');
  });
});
