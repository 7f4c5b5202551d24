/** An error that the person who runs a command can fix: shown as its message alone, without a stack. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}
