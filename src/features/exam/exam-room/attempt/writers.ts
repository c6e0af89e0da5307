/** Tracks who writes to the attempt, and the edit count of each question. (ruling R34) */

import type { EditMark } from './answer.ts'

export interface Writers {
  /** The id of this tab. */
  own: string
  /** Written on a page of this device that is open now. */
  isLive: (mark: EditMark) => boolean
  /** Written on this device. */
  isOurs: (mark: EditMark) => boolean
}

/** Distinguishes this device's pages from others; `earlier` are those that are no longer open. */
export function trackWriters(
  own: string,
  earlier: readonly string[] = [],
): Writers & { note: (mark: EditMark) => void } {
  const live = new Set([own])
  const ours = new Set([own, ...earlier])
  return {
    own,
    isLive: ({ writer }) => live.has(writer),
    isOurs: ({ writer }) => ours.has(writer),
    note: ({ writer }) => {
      live.add(writer)
      ours.add(writer)
    },
  }
}

/**
 * Remembers the greatest count of each question on this device: an overtaken edit is still in its storage and
 * in its tabs.
 */
export function trackCounts() {
  const counts = new Map<string, number>()
  return {
    note: (answers: readonly { question: string; edit: number }[]): void => {
      for (const { question, edit } of answers)
        counts.set(question, Math.max(edit, counts.get(question) ?? 0))
    },
    getNext: (question: string, edit = 0): number => Math.max(edit, counts.get(question) ?? 0) + 1,
  }
}
