/**
 * One step of `npm run check` or `npm test`: a command, its outcome in one line, and its output only on
 * failure.
 */

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { print, projectRoot } from '../script.ts'
import { countOne, readFailures, sumTallies, type Tally } from './reports.ts'

export interface Step {
  name: string
  /** A program of node_modules, or `node`. */
  program: string
  args: readonly string[]
  /** A line or count from the output of a passed step. */
  detail?: (output: string) => string | undefined
  /** The part of a failed step's output that is printed; all of it when omitted. */
  failureOf?: (output: string) => string
  /** The tests that the step ran; one for the whole step when omitted. */
  tally?: (isOk: boolean) => Tally
}

/** Each test file is a separate process, which reads compiled packages from here. */
const COMPILE_CACHE = join(projectRoot, '.cache', 'compiled')
const NAME_WIDTH = 14
const DETAIL_WIDTH = 44

const printed = (pattern: RegExp) => (output: string) => pattern.exec(output)?.[1]

/** The steps of `npm run check` that need no test. */
export const checks: readonly Step[] = [
  {
    name: 'types',
    program: 'tsc',
    args: ['--noEmit', '--pretty', 'false', '--diagnostics'],
    detail: printed(/Files:\s+(\d+)/),
  },
  { name: 'lint', program: 'oxlint', args: ['--type-aware'], detail: printed(/(\d+ files with \d+ rules)/) },
  { name: 'format', program: 'oxfmt', args: ['--check', '.'], detail: printed(/on (\d+ files)/) },
  { name: 'dead code', program: 'knip', args: ['--no-progress'] },
]

const RULES_REPORT = join(projectRoot, 'test-results', 'rules.json')

export const houseRules: Step = {
  name: 'house rules',
  program: 'vitest',
  // The last three tell a newcomer what a new page or call still lacks.
  args: [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${RULES_REPORT}`,
    'tests/rules',
    'tests/environments',
    'tests/contract/rows.test.ts',
    'src/routes/table.dom.test.ts',
    'src/routes/first-reads.test.tsx',
  ],
  detail: printed(/Tests\s+(\d+ passed)/),
  failureOf: (output) => readFailures(RULES_REPORT).join('\n\n') || output,
}

/** Tools run on the bundled Node through their own file, so that no shell and no other version interferes. */
function runProgram({ program, args }: Step): Promise<{ isOk: boolean; output: string }> {
  const file = program === 'node' ? process.execPath : join(projectRoot, 'node_modules', '.bin', program)
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: projectRoot,
      // NO_COLOR beside FORCE_COLOR would make Node warn in each Playwright worker.
      env: {
        ...process.env,
        CI: '1',
        NO_COLOR: undefined,
        FORCE_COLOR: '0',
        NODE_COMPILE_CACHE: COMPILE_CACHE,
      },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const append = (text: Buffer) => (output += text.toString())
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.once('error', (error) => resolve({ isOk: false, output: `${output}${error.message}` }))
    child.once('close', (code) => resolve({ isOk: code === 0, output }))
  })
}

const formatMinutes = (began: number) => `${((performance.now() - began) / 60_000).toFixed(1)} min`

/** Printed at the end, where a long log is read first, and apart from the steps that passed. */
type Failures = { name: string; output: string }[]

async function runStep(step: Step, failures: Failures): Promise<Tally> {
  const { name, detail, failureOf = (text: string) => text, tally = countOne } = step
  const began = performance.now()
  const { isOk, output } = await runProgram(step)
  const counted = tally(isOk)
  const hasPassed = isOk && counted.failed === 0
  const counts = step.tally ? `${counted.passed} passed, ${counted.failed} failed` : ''
  const shownDetail = (hasPassed && detail?.(output)) || counts
  print(
    `${hasPassed ? 'ok  ' : 'FAIL'}  ${name.padEnd(NAME_WIDTH)}${shownDetail.padEnd(DETAIL_WIDTH)}${formatMinutes(began)}`,
  )
  if (!hasPassed) failures.push({ name, output: failureOf(output).trimEnd() })
  return counted
}

async function runLane(steps: readonly Step[], failures: Failures): Promise<Tally> {
  const tallies: Tally[] = []
  for (const step of steps) tallies.push(await runStep(step, failures))
  return sumTallies(tallies)
}

/**
 * Runs the lanes in parallel, the steps of each in order; `beforeSum` prints the text before the last two
 * lines.
 */
export async function runSteps(lanes: readonly (readonly Step[])[], beforeSum = () => {}): Promise<void> {
  const began = performance.now()
  const failures: Failures = []
  const { passed, failed } = sumTallies(await Promise.all(lanes.map((lane) => runLane(lane, failures))))
  beforeSum()
  for (const { name, output } of failures) print(`\nFAILED: ${name}\n${output}\n`)
  if (failures.length > 1) print(`Failed: ${failures.map(({ name }) => name).join(', ')}`)
  print(formatMinutes(began))
  print(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
