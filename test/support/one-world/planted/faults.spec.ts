/** Each of these must fail, but for the last: test/rules/test-runner.spec.ts runs them. */
it('fails where an expectation does not hold', () => {
  expect(1).toBe(2);
});

it('fails where nothing was expected that should have been', () => {
  expect.assertions(1);
});

it('fails where a promise that nobody awaits is rejected', async () => {
  void Promise.reject(new Error('stray'));
  await new Promise((resolve) => setTimeout(resolve, 20));
});

it('fails where it takes too long', async () => {
  await new Promise((resolve) => setTimeout(resolve, 5_000));
}, 50);

it('holds', () => {
  process.env['LEFT_BY_A_TEST'] = 'yes';
  globalThis.fetch = () => Promise.reject(new Error('replaced'));
  expect(true).toBe(true);
});
