/** The project's folder and the terminal, for every script. */

import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runForOwner } from './owner/own-copy.ts'

/** The project's folder, independent of the working directory. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** Prints a line to the terminal. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Like {@link runScript}, for a command that depends on the owner: with `KARIGOR_OWNER` it runs in the
 * owner's copy of the project.
 */
export async function runOwnedScript(work: () => Promise<void>): Promise<void> {
  await runScript(async () => {
    const [, script = '', ...args] = process.argv
    const status = runForOwner(projectRoot, relative(projectRoot, script), args)
    if (status === undefined) await work()
    else process.exitCode = status
  })
}

/**
 * Runs a script's work: an error is one clear line on stderr and exit code 1, without a stack trace for a
 * wrong setting.
 */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error && !process.env.DEBUG ? error.message : String((error as Error).stack ?? error)}\n`,
    )
    process.exitCode = 1
  }
}
