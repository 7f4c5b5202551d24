import { UserFacingError } from '@/lib/user-facing-error';

export class UsageError extends UserFacingError {}

export type Report = {
  readonly lines?: readonly string[];
  readonly warnings?: readonly string[];
  readonly failed?: boolean;
};

export type Command = {
  readonly help?: string;
  readonly run: (args: string[]) => Report | Promise<Report>;
};

export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** The exit code is 0 for success, 1 for a failure, and 2 for a usage error. */
export async function runCommand({ help, run }: Command, args: string[]): Promise<Ended> {
  if (help && args.includes('--help')) return ended(0, { lines: [help] });
  try {
    const report = await run(args);
    return ended(report.failed ? 1 : 0, report);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isArgumentError = 'code' in error && /^ERR_PARSE_ARGS_/.test(String(error.code));
    if (isArgumentError || error instanceof UsageError) {
      // Node appends advice for developers after the first sentence.
      const [sentence = ''] = error.message.split(/\. To specify|\n/);
      return ended(2, { warnings: [`${sentence.replace(/\.?$/, '.')} (See --help.)`] });
    }
    const isFileError = 'syscall' in error;
    if (isFileError || error instanceof UserFacingError) {
      return ended(1, { warnings: [error.message] });
    }
    throw error;
  }
}

function ended(code: number, { lines = [], warnings = [] }: Report): Ended {
  const print = (sentences: readonly string[]) => sentences.map((text) => `${text}\n`).join('');
  return { code, stdout: print(lines), stderr: print(warnings) };
}
