/** Who has to sign in with a second step, as the company keeps it; also the injection token. */
export abstract class RequiredSecondSteps {
  /** Asked whenever a session is looked up anew. */
  abstract isRequiredOf(role: string): Promise<boolean>;
}
