/** Stops what start-postgres.mjs started; both run in jest's own process. */
export default async function stopPostgres() {
  await globalThis.stopTestPostgres?.();
}
