/** Save state of each exam, also while its builder is closed. */

import { create } from 'zustand'
import { getServerNow } from '#src/lib/server-time.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import type { BuiltExam } from './engine/built-exam.ts'

export interface Failure {
  /** The version that could not be sent; a changed exam is tried again. */
  exam: BuiltExam
  reason: string
  /** Rejected by the server, so that a retry without a change is pointless. */
  isRefused: boolean
}

export interface Save {
  isSending: boolean
  /** Milliseconds since 1970; undefined if nothing was sent in this visit. */
  sentAt: number | undefined
  failure: Failure | undefined
}

const AT_REST: Save = { isSending: false, sentAt: undefined, failure: undefined }

const useSaves = create<{ saves: Readonly<Record<string, Save | undefined>> }>(() => ({ saves: {} }))

export function getSave(examId: string): Save {
  return useSaves.getState().saves[examId] ?? AT_REST
}

export function useSave(examId: string): Save {
  return useSaves(({ saves }) => saves[examId] ?? AT_REST)
}

function put(examId: string, save: Save): void {
  useSaves.setState(({ saves }) => ({ saves: { ...saves, [examId]: save } }))
}

export function sendingBegan(examId: string): void {
  put(examId, { ...getSave(examId), isSending: true })
}

export function sendingWorked(examId: string): void {
  put(examId, { isSending: false, sentAt: getServerNow(), failure: undefined })
}

export function sendingFailed(examId: string, failure: Failure): void {
  put(examId, { ...getSave(examId), isSending: false, failure })
}

/** Allows a rejected version to be retried on request. */
export function sendingAskedAgain(examId: string): void {
  const save = getSave(examId)
  if (save.failure?.isRefused) put(examId, { ...save, failure: { ...save.failure, isRefused: false } })
}

runAtSessionEnd(() => useSaves.setState({ saves: {} }))
