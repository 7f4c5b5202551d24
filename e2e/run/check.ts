// `npm run check`: every step is shown to its end, and all at once, since most use one core.
import { exitCodeOf, exitWhenAsked, startGroup } from './process-group';
import { projectRoot as cwd } from './project-root';

exitWhenAsked(130);

const steps = ['format:check', 'lint', 'typecheck', 'unused'].map((script) =>
  exitCodeOf(startGroup('npm', ['run', script], { cwd, stdio: 'inherit' })),
);
process.exitCode = Math.max(...(await Promise.all(steps)));
