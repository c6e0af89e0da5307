/**
 * A draft of something that the server has: it knows what stood there when the typing began, so that what another person has changed
 * meanwhile is neither overwritten nor lost. The contract carries no version for these writes, so the thing is read before it is sent.
 */

import { useState } from 'react'
import type * as v from 'valibot'
import { type MergedEdits, mergeEdits } from '#src/lib/merge-edits.ts'
import { useDraft } from './use-draft.ts'

export interface EditClash<T> extends MergedEdits<T> {
  theirs: T
}

export interface EditedDraft<T> {
  values: T
  type: (values: T) => void
  drop: () => void
  /** Set while both have changed a field; nothing is sent until `settle` took one side. */
  clash: EditClash<T> | undefined
  /** Returns what may be sent: the typed values with the changes that are only theirs. Throws where both changed a field. */
  join: (typed: T, theirs: T) => T
  settle: (side: 'mine' | 'theirs') => void
}

/** `server`: what stands there now, or what a new one begins with. */
export function useEditedDraft<T extends object>(
  key: string,
  shape: v.GenericSchema<unknown, T>,
  server: T,
): EditedDraft<T> {
  const [values, typeValues, dropValues] = useDraft<T, T>(key, shape, server)
  const [base, storeBase, dropBase] = useDraft<T, undefined>(`base:${key}`, shape, undefined)
  const [clash, setClash] = useState<EditClash<T>>()

  function type(next: T): void {
    if (base === undefined) storeBase(server)
    typeValues(next)
  }

  function drop(): void {
    dropBase()
    dropValues()
    setClash(undefined)
  }

  function join(typed: T, theirs: T): T {
    const merged = mergeEdits(base ?? server, typed, theirs)
    setClash(merged.clashes.length > 0 ? { ...merged, theirs } : undefined)
    if (merged.clashes.length > 0) throw new Error('Both have changed the same field')
    return merged.values
  }

  function settle(side: 'mine' | 'theirs'): void {
    if (clash === undefined) return
    const { values: merged, clashes, theirs } = clash
    const taken = side === 'mine' ? {} : Object.fromEntries(clashes.map((name) => [name, theirs[name]]))
    storeBase(theirs)
    typeValues({ ...merged, ...taken })
    setClash(undefined)
  }

  return { values, type, drop, clash, join, settle }
}
