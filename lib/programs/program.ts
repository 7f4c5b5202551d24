import { isUserFacing } from '@/lib/season/user-facing-error';

export type Output = { readonly code: number; readonly stdout: string; readonly stderr: string };

export async function runProgram({ help, run }: Program, args: string[]): Promise<Output> {
  if (help && args.includes('--help')) return output({ lines: [help] });
  try {
    return output(await run(args));
  } catch (error) {
    const isFileError = error instanceof Error && 'syscall' in error;
    if (!isUserFacing(error) && !isFileError) throw error;
    return output({ warnings: [error.message], failed: true });
  }
}

function output({ lines = [], warnings = [], failed = false }: Report): Output {
  const print = (sentences: readonly string[]) => sentences.map((text) => `${text}\n`).join('');
  return { code: failed ? 1 : 0, stdout: print(lines), stderr: print(warnings) };
}

export type Report = {
  readonly lines?: readonly string[];
  readonly warnings?: readonly string[];
  readonly failed?: boolean;
};

/** A program that `npm run` or the workflow starts. A UserFacingError that `run` throws is its failed report. */
export type Program = {
  /** Printed for `--help`. */
  readonly help?: string;
  readonly run: (args: string[]) => Report | Promise<Report>;
};
