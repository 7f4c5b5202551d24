/** Runs an action in this process with these settings added to its environment. */
export async function withEnvironment<Result>(
  settings: Readonly<Record<string, string>>,
  action: () => Promise<Result>,
): Promise<Result> {
  const { env } = process;
  process.env = { ...env, ...settings };
  try {
    return await action();
  } finally {
    process.env = env;
  }
}
