// `npm run check`: runs all steps in parallel, because most use one core, and lets each finish.
import { projectRoot as cwd } from './project-root';
import { exitCodeOf } from './run-program';

const steps = ['format:check', 'lint', 'typecheck', 'unused'];
const codes = await Promise.all(steps.map((step) => exitCodeOf('npm', ['run', step], { cwd })));
process.exitCode = Math.max(...codes);
