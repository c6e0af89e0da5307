/**
 * A draft of something that the server has. It remembers the values at the beginning of the editing, so that
 * another person's changes are neither overwritten nor lost. The contract has no version for these writes, so
 * the current values are read before sending.
 */

import { useState } from 'react'
import type * as v from 'valibot'
import { type MergedEdits, mergeEdits } from '#src/lib/merge-edits.ts'
import { draftDropped, draftTyped } from './draft-store.ts'
import { useDraft } from './use-draft.ts'

export interface EditClash<T> extends MergedEdits<T> {
  theirs: T
}

export interface EditedDraft<T> {
  values: T
  /** What the server had when the editing began. */
  base: T
  type: (values: T) => void
  drop: () => void
  /** Set while both have changed the same field; nothing is sent until `settle` has chosen a side. */
  clash: EditClash<T> | undefined
  /**
   * Returns what may be sent: the typed values merged with the other person's changes. Throws if both changed
   * a field.
   */
  join: (typed: T, theirs: T) => T
  settle: (side: 'mine' | 'theirs') => void
}

const getBaseKey = (key: string) => `base:${key}`

/** Stores a draft for a form that opens later. */
export function writeEditedDraft(key: string, base: object, values: object): void {
  draftTyped(getBaseKey(key), base)
  draftTyped(key, values)
}

export function dropEditedDraft(key: string): void {
  draftDropped(getBaseKey(key))
  draftDropped(key)
}

/** `server`: the current values, or the initial ones of a new item. */
export function useEditedDraft<T extends object>(
  key: string,
  shape: v.GenericSchema<unknown, T>,
  server: T,
): EditedDraft<T> {
  const [values, typeValues, dropValues] = useDraft<T, T>(key, shape, server)
  const [base, storeBase, dropBase] = useDraft<T, undefined>(getBaseKey(key), shape, undefined)
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

  return { values, base: base ?? server, type, drop, clash, join, settle }
}
