/**
 * Checks, before any build, whether this machine can run a copy: its ports, and the folder of its database.
 */

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Locks the folder of a database for this process: two copies over one database would overwrite each other.
 * The lock of a dead process is ignored. Returns the function that unlocks it.
 */
export function holdFolder(file: string): () => void {
  const folder = dirname(file)
  const mark = join(folder, 'running.pid')
  try {
    mkdirSync(folder, { recursive: true })
    for (;;) {
      try {
        const handle = openSync(mark, 'wx')
        writeSync(handle, String(process.pid))
        closeSync(handle)
        break
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        const holder = Number(readFileSync(mark, 'utf8'))
        if (holder > 0 && holder !== process.pid && isAlive(holder))
          throw new Error(
            `A copy is running from this folder already (process ${holder}), over ${file}. Stop it first. ${WITHOUT_FOLDER}`,
            {
              cause: error,
            },
          )
        rmSync(mark, { force: true })
      }
    }
  } catch (error) {
    throw explainFolder(folder, error)
  }
  const letGo = () => rmSync(mark, { force: true })
  process.once('exit', letGo)
  return letGo
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
