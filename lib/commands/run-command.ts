import { UserFacingError } from '@/lib/user-facing-error';

type Report = {
  readonly lines?: readonly string[];
  readonly warnings?: readonly string[];
  readonly failed?: boolean;
};

export type Command = {
  readonly help?: string;
  readonly run: (args: string[]) => Report | Promise<Report>;
};

export type Output = { readonly code: number; readonly stdout: string; readonly stderr: string };

export async function runCommand({ help, run }: Command, args: string[]): Promise<Output> {
  if (help && args.includes('--help')) return output({ lines: [help] });
  try {
    return output(await run(args));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isArgumentError = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
    const isFileError = 'syscall' in error;
    const isForTheUser = isArgumentError || isFileError || error instanceof UserFacingError;
    if (!isForTheUser) throw error;
    return output({ warnings: [error.message], failed: true });
  }
}

function output({ lines = [], warnings = [], failed = false }: Report): Output {
  const print = (sentences: readonly string[]) => sentences.map((text) => `${text}\n`).join('');
  return { code: failed ? 1 : 0, stdout: print(lines), stderr: print(warnings) };
}
