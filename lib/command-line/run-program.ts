import { UserFacingError } from '@/lib/user-facing-error';

export type Report = {
  readonly lines?: readonly string[];
  readonly warnings?: readonly string[];
  readonly failed?: boolean;
};

export type Program = {
  readonly help?: string;
  readonly run: (args: string[]) => Report | Promise<Report>;
};

export type Output = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Whether the person who wrote the words can fix the error, so that its message is enough. */
export function isForTheUser(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const isArgumentError = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
  return isArgumentError || error instanceof UserFacingError;
}

export async function runProgram({ help, run }: Program, args: string[]): Promise<Output> {
  if (help && args.includes('--help')) return output({ lines: [help] });
  try {
    return output(await run(args));
  } catch (error) {
    const isFileError = error instanceof Error && 'syscall' in error;
    if (!isForTheUser(error) && !isFileError) throw error;
    return output({ warnings: [error.message], failed: true });
  }
}

function output({ lines = [], warnings = [], failed = false }: Report): Output {
  const print = (sentences: readonly string[]) => sentences.map((text) => `${text}\n`).join('');
  return { code: failed ? 1 : 0, stdout: print(lines), stderr: print(warnings) };
}
