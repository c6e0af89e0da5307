/** Whether this machine lets a copy run: its ports, and the folder of its database. Asked before anything is built. */

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { Ports } from './run-addresses.ts'

const WITHOUT_FOLDER = 'npm start -- --memory keeps its data in memory, and needs no folder.'

/** What the system says, in words that lead on. */
const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'cannot be written: the disk is read-only',
  EACCES: 'cannot be written: it belongs to somebody else',
  EPERM: 'cannot be written: it belongs to somebody else',
  ENOSPC: 'has no room left: the disk is full',
  EDQUOT: 'has no room left: your share of the disk is used up',
}
/** SQLite has words of its own for the same. */
const OF_DATABASE: readonly (readonly [RegExp, string])[] = [
  [/database or disk is full/, 'has no room left: the disk is full'],
  [/unable to open database|readonly database/, 'cannot be written'],
]

/** The same error with the folder and a way out; any other as it is. */
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
    // It is there, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Holds the folder of a database for this process: two copies over one database would undo each other's writes. What a process that is no more
 * has left behind counts for nothing. Gives back what lets go.
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

/** Names the first port that somebody else has, with the variable that moves it. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  for (const [name, port] of Object.entries(ports) as [keyof Ports, number][]) {
    if (!(await isFree(port))) {
      throw new Error(
        `${port} পোর্টটি ব্যস্ত। Port ${port} (${name}) is taken: stop what uses it, or set PORT_${name.toUpperCase()}.`,
      )
    }
  }
}
