/** Where people without Other_AllowRemoteLogin may sign in from (`decisions.md A8`); also the injection token. */
export abstract class AllowedAddresses {
  abstract list(): Promise<readonly string[]>;
}
