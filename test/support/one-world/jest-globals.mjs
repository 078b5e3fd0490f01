/** What the loader answers for `@jest/globals`, which else asks for a vm of jest. */
export { jest } from './jest-object.mjs';
