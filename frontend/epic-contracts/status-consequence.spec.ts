import { consequenceOf } from './status-consequence.js';

const contract = { epicContractId: 2059, memberId: 559, annualFixedPoints: 15_000, pointsTaken: null, contractStatus: 'Preparing To Close' };

describe('What comes of a status of a membership contract', () => {
  it('is said before it is closed', () => {
    expect(consequenceOf('Closed', contract)).toEqual({
      question: "Contract 2059 is set to Closed. Member 559 becomes Active. 15,000 points are taken from the company's ledger.",
      confirmText: 'Set to Closed',
    });
  });

  it('warns that nothing is said to be paid, before it is closed', () => {
    expect(consequenceOf('Closed', { ...contract, paymentStatus: 'Draft' })?.question).toMatch(/ledger\. Its payment status is still Draft\.$/);
    expect(consequenceOf('Closed', { ...contract, paymentStatus: 'Paid In Full' })?.question).not.toContain('payment status');
    expect(consequenceOf('Rescinded', { ...contract, paymentStatus: 'Draft' })?.question).not.toContain('payment status');
  });

  it('is said before its points go back', () => {
    expect(consequenceOf('Rescinded', { ...contract, contractStatus: 'Closed', pointsTaken: 10_000 })?.question).toBe(
      "Contract 2059 is set to Rescinded. Member 559 becomes Rescinded. 10,000 points go back to the company's ledger.",
    );
  });

  it('says nothing of points that do not move', () => {
    expect(consequenceOf('Closed', { ...contract, contractStatus: 'Draft', pointsTaken: 15_000 })?.question).toBe('Contract 2059 is set to Closed. Member 559 becomes Active.');
    expect(consequenceOf('Signed', contract)).toBeUndefined();
  });
});
