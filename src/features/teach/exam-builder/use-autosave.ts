/** Saves the exam by itself a moment after the last change, again when it failed, at once when the line comes back or the builder is left. */
import { useEffect } from 'react'
import { publishFaults } from './engine/publish-check.ts'
import { isUnsent, type Table } from './engine/table.ts'
import { type Save, useSave } from './saves-store.ts'
import { sendExam } from './send-exam.ts'
import { tableOf } from './table-store.ts'

const QUIET_MS = 1200
const RETRY_MS = [5000, 15_000, 60_000] as const

/** Why nothing is sent at the moment, though something is unsent. */
export type Hold = 'no-title' | 'faulty' | 'parted'

export type SaveState = { kind: 'saved' | 'waiting' | 'saving' } | { kind: 'failed'; msg: string } | { kind: 'held'; hold: Hold }

/** A published exam is sent only when it is fit: learners would meet it at once. The title is asked for by the contract. */
function holdOf(table: Table, isPublished: boolean): Hold | undefined {
  const exam = table.history.present
  if (table.theirs !== undefined) return 'parted'
  if (exam.title.trim() === '') return 'no-title'
  return isPublished && publishFaults(exam).length > 0 ? 'faulty' : undefined
}

function stateOf(table: Table, hold: Hold | undefined, { isSending, failure }: Save): SaveState {
  if (!isUnsent(table) && table.theirs === undefined) return { kind: 'saved' }
  if (hold !== undefined) return { kind: 'held', hold }
  if (isSending) return { kind: 'saving' }
  if (failure !== undefined && failure.of === table.history.present) return { kind: 'failed', msg: failure.msg }
  return { kind: 'waiting' }
}

/** Milliseconds until the next try; undefined = not by itself. */
function delayOf(table: Table, { failure }: Save): number | undefined {
  if (failure === undefined || failure.of !== table.history.present) return QUIET_MS
  return failure.isRefused ? undefined : RETRY_MS[Math.min(failure.count, RETRY_MS.length) - 1]
}

export function useAutosave(examId: string, table: Table, isPublished: boolean): SaveState {
  const save = useSave(examId)
  const hold = holdOf(table, isPublished)
  const isWaiting = isUnsent(table) && hold === undefined && !save.isSending
  const delay = isWaiting ? delayOf(table, save) : undefined
  const { present } = table.history

  useEffect(() => {
    if (delay === undefined) return undefined
    const timer = setTimeout(() => void sendExam(examId), delay)
    return () => clearTimeout(timer)
    // `present`: each change begins the quiet anew.
  }, [examId, delay, present])

  useEffect(() => {
    const sendNow = () => {
      const now = tableOf(examId)
      if (now !== undefined && holdOf(now, isPublished) === undefined) void sendExam(examId)
    }
    addEventListener('online', sendNow)
    return () => {
      removeEventListener('online', sendNow)
      sendNow()
    }
  }, [examId, isPublished])

  return stateOf(table, hold, save)
}
