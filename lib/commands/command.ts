import { Mistake } from '@/lib/mistake';

/** The command line itself cannot be understood. */
export class UsageError extends Mistake {}

/** How Node's `parseArgs` reports an option it does not know, or one without its value. */
function isAboutArguments(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS_')
  );
}

/**
 * Runs a command and ends the process's work as its caller expects: exit code 0 when it is done, 1
 * when it was refused, 2 when the command line was not understood. Either failure is one sentence on
 * stderr; anything unforeseen keeps its stack.
 */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof UsageError || isAboutArguments(error)) {
      // Node adds sentences for programmers.
      const [sentence = ''] = error.message.split(/\. To specify|\n/);
      console.error(`${sentence.replace(/\.?$/, '.')} (--help says more.)`);
      process.exitCode = 2;
    } else if (error instanceof Mistake) {
      console.error(error.message);
      process.exitCode = 1;
    } else {
      throw error;
    }
  }
}
