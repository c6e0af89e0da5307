/** One step of `npm run check` or `npm test`: a command, its outcome in one line, its output only where it failed. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { print } from '../print.ts'

export interface Step {
  name: string
  /** A program of node_modules, or `node`. */
  program: string
  args: readonly string[]
  /** Something to count in the output of a step that went well. */
  detail?: (output: string) => string | undefined
  /** What of the output of a step that failed is worth reading; all of it where this is left out. */
  worthReading?: (output: string) => string
}

export interface Outcome {
  name: string
  isOk: boolean
  seconds: number
  output: string
  detail: string
}

/** Tools are started by the bundled Node through their own file, so that no shell and no other version comes between. */
export function runStep({ name, program, args, detail, worthReading }: Step): Promise<Outcome> {
  const began = performance.now()
  const file = program === 'node' ? process.execPath : join(projectRoot, 'node_modules', '.bin', program)
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: projectRoot,
      // Not NO_COLOR as well: Playwright names a colour to its workers, and Node warns of the two in each of them.
      env: { ...process.env, CI: '1', NO_COLOR: undefined, FORCE_COLOR: '0' },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (text: Buffer) => (output += text.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const end = (isOk: boolean) => {
      const seconds = (performance.now() - began) / 1000
      const told = isOk || !worthReading ? output : worthReading(output)
      resolve({ name, isOk, seconds, output: told, detail: (isOk && detail?.(output)) || '' })
    }
    child.once('error', (error) => {
      output += error.message
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}

const NAME_WIDTH = 14
const DETAIL_WIDTH = 44

export function sayOutcome({ name, isOk, seconds, output, detail }: Outcome): void {
  print(`${isOk ? 'ok  ' : 'FAIL'}  ${name.padEnd(NAME_WIDTH)}${detail.padEnd(DETAIL_WIDTH)}${seconds.toFixed(1)} s`)
  if (!isOk) print(output.trimEnd())
}
