/**
 * Checks, before any build, whether this machine can run a copy: its ports, and the folder of its database.
 */

import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { takeLock } from '../lock-file.ts'
import type { Ports } from './run-addresses.ts'

const WITHOUT_FOLDER = 'npm start -- --memory keeps its data in memory, and needs no folder.'

/** System error codes, explained for the user. */
const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'cannot be written: the disk is read-only',
  EACCES: 'cannot be written: it belongs to somebody else',
  EPERM: 'cannot be written: it belongs to somebody else',
  ENOSPC: 'has no room left: the disk is full',
  EDQUOT: 'has no room left: your share of the disk is used up',
}
/** SQLite's messages for the same errors. */
const OF_DATABASE: readonly (readonly [RegExp, string])[] = [
  [/database or disk is full/, 'has no room left: the disk is full'],
  [/unable to open database|readonly database/, 'cannot be written'],
]

/** The same error with the folder and a solution; any other error unchanged. */
export function explainFolder(folder: string, error: unknown): Error {
  const { code = '', message } = error as NodeJS.ErrnoException
  const reason = REASONS[code] ?? OF_DATABASE.find(([words]) => words.test(message))?.[1]
  return reason === undefined
    ? (error as Error)
    : new Error(`${folder} ${reason}. ${WITHOUT_FOLDER}`, { cause: error })
}

/**
 * Locks the folder of a database for this process: two copies over one database would overwrite each other.
 * Returns the function that unlocks it.
 */
export function holdFolder(file: string): () => void {
  const folder = dirname(file)
  try {
    const { holder, letGo } = takeLock(join(folder, 'running.pid'))
    if (holder === undefined) return letGo
    throw new Error(
      `A copy is running from this folder already (process ${holder}), over ${file}. Stop it first. ${WITHOUT_FOLDER}`,
    )
  } catch (error) {
    throw explainFolder(folder, error)
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

/** Names the first port that is in use, with the variable that moves it. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  for (const [name, port] of Object.entries(ports) as [keyof Ports, number][]) {
    if (!(await isFree(port))) {
      throw new Error(
        `${port} পোর্টটি ব্যস্ত। Port ${port} (${name}) is taken: stop what uses it, or set PORT_${name.toUpperCase()}.`,
      )
    }
  }
}
