/** Runs a task once what was pressed is seen pressed, which the task's work would hold back. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
