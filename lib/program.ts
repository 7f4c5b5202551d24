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
