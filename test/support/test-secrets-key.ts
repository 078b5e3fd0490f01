/** The same in every process of a test: databases are copied and shared, and what is sealed in them goes along. */
export const TEST_SECRETS_KEY = '5e'.repeat(32);
