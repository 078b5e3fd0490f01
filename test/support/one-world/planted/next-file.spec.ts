it('finds neither environment nor globals as the file before left them', () => {
  expect(process.env['LEFT_BY_A_TEST']).toBeUndefined();
  expect(fetch.name).toBe('fetch');
});
