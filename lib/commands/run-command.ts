import { UserFacingError } from '@/lib/user-facing-error';

/** The command line itself could not be understood. */
export class UsageError extends UserFacingError {}

export type Report = {
  readonly lines?: readonly string[];
  readonly warnings?: readonly string[];
  readonly failed?: boolean;
};

/** Prints the report and sets the exit code: 0 success, 1 failure or `UserFacingError`, 2 usage error. */
export async function runCommand(command: () => Report | Promise<Report>): Promise<void> {
  const { lines = [], warnings = [], code } = await finish(command);
  if (lines.length > 0) console.log(lines.join('\n'));
  if (warnings.length > 0) console.error(warnings.join('\n'));
  process.exitCode = code;
}

async function finish(command: () => Report | Promise<Report>): Promise<Report & { code: number }> {
  try {
    const report = await command();
    return { ...report, code: report.failed ? 1 : 0 };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isArgumentError = 'code' in error && /^ERR_PARSE_ARGS_/.test(String(error.code));
    if (isArgumentError || error instanceof UsageError) {
      // Node appends advice for programmers after the first sentence.
      const [sentence = ''] = error.message.split(/\. To specify|\n/);
      return { warnings: [`${sentence.replace(/\.?$/, '.')} (--help says more.)`], code: 2 };
    }
    if (error instanceof UserFacingError) return { warnings: [error.message], code: 1 };
    throw error;
  }
}
