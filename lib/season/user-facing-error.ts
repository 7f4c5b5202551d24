/** An error that the person running a command can fix, shown without a stack. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}

/** Whether an error's message is all that the person running a command needs: a UserFacingError, or one of `parseArgs`. */
export function isUserFacing(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const isArgumentError = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
  return isArgumentError || error instanceof UserFacingError;
}
