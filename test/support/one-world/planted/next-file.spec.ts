it('finds nothing of what the file before left in the environment', () => {
  expect(process.env['LEFT_BY_A_TEST']).toBeUndefined();
});
