/** What `npm run check` runs: everything that needs no test and no browser. */
import type { Step } from './run-step.ts'

/** The part of a tool's output that says how much it read. */
const first = (pattern: RegExp) => (output: string) => pattern.exec(output)?.[1]

export const checks: readonly Step[] = [
  { name: 'types', program: 'tsc', args: ['--noEmit', '--pretty', 'false', '--diagnostics'], detail: first(/Files:\s+(\d+)/) },
  { name: 'lint', program: 'oxlint', args: ['--type-aware'], detail: first(/(\d+ files with \d+ rules)/) },
  { name: 'format', program: 'oxfmt', args: ['--check', '.'], detail: first(/on (\d+ files)/) },
  { name: 'dead code', program: 'knip', args: ['--no-progress'] },
  {
    name: 'house rules',
    program: 'vitest',
    args: ['run', '--project', 'unit', 'tests/rules', 'tests/environments'],
    detail: first(/Tests\s+(\d+ passed)/),
  },
]
