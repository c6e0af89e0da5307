/** Locks by a file that holds the process's number. */

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export interface Lock {
  /** The process that has it instead; then nothing is locked. */
  holder?: number
  letGo: () => void
}

/** Locks until `letGo`, or the end of this process. The lock of a dead process is ignored. */
export function takeLock(file: string): Lock {
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(file, 'utf8'))
      if (holder > 0 && holder !== process.pid && isAlive(holder)) return { holder, letGo: () => undefined }
      rmSync(file, { force: true })
    }
  }
  const letGo = () => rmSync(file, { force: true })
  process.once('exit', letGo)
  return { letGo }
}
