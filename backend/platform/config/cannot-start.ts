/** Why the product does not start, in one sentence for whoever started it. */
export class CannotStart extends Error {}
