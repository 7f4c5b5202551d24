// `npm run check`: every step is shown to its end, and all at once, since most use one core.
import { projectRoot as cwd } from './project-root';
import { exitCodeOf } from './run-program';

const steps = ['format:check', 'lint', 'typecheck', 'unused'];
const codes = await Promise.all(steps.map((step) => exitCodeOf('npm', ['run', step], { cwd })));
process.exitCode = Math.max(...codes);
