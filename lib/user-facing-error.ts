/** An error that the person running a command can fix, shown without a stack. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}
