/** Reads a chosen file with the engine, which loads with the first file. */

import { useEffect, useState } from 'react'
import { loadChunk } from '#src/lib/load-chunk.ts'
import type { ReadFile, Refusal } from './found.ts'

export type ReadState =
  | { kind: 'reading' }
  | { kind: 'failed' }
  | { kind: 'refused'; reason: Refusal }
  | { kind: 'read'; file: ReadFile }

export const loadEngine = async () => (await loadChunk(() => import('./transfer-engine.ts'))).transferEngine

async function read(file: File, isBijoyWanted: boolean): Promise<ReadState> {
  try {
    const { readQuestions } = await loadEngine()
    const result = await readQuestions(file, isBijoyWanted)
    return typeof result === 'string' ? { kind: 'refused', reason: result } : { kind: 'read', file: result }
  } catch {
    return { kind: 'failed' }
  }
}

export function useReadFile(file: File | undefined, isBijoyWanted: boolean) {
  const [done, setDone] = useState<{ file: File; isBijoyWanted: boolean; tryNo: number; state: ReadState }>()
  const [tryNo, setTryNo] = useState(1)
  useEffect(() => {
    if (file === undefined) return undefined
    let isCurrent = true
    void read(file, isBijoyWanted).then((state) => {
      if (isCurrent) setDone({ file, isBijoyWanted, tryNo, state })
    })
    return () => {
      isCurrent = false
    }
  }, [file, isBijoyWanted, tryNo])
  const isDone = done?.file === file && done?.isBijoyWanted === isBijoyWanted && done.tryNo === tryNo
  const state: ReadState | undefined =
    file === undefined ? undefined : isDone ? done.state : { kind: 'reading' }
  return { state, retry: () => setTryNo(tryNo + 1) }
}
