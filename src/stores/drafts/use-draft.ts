/** Keeps the unsent input of a form. (ruling R16 last paragraph) */

import { useCallback, useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { GUEST_OWNER } from '#src/stores/browser/guarded-storage.ts'
import { getPersonId, useSession } from '#src/stores/session/session-store.ts'
import { draftBegan } from '#src/stores/shell/busy-store.ts'
import { draftDropped, draftTyped, useDrafts } from './draft-store.ts'
import { findDraft } from './stored-drafts.ts'

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** If a release has changed the form, each field that still fits is kept. */
function readDraft<T>(shape: v.GenericSchema<unknown, T>, draft: unknown, initial: unknown): T | undefined {
  if (draft === undefined) return undefined
  const whole = readAs(shape, draft)
  if (whole !== undefined || !isFields(draft) || !isFields(initial)) return whole
  let kept: T | undefined
  for (const [name, value] of Object.entries(draft))
    kept = readAs(shape, { ...initial, ...kept, [name]: value }) ?? kept
  return kept
}

/**
 * A value that outlives its form, under the form's own key: `[value, type, drop]`; call `drop` after sending.
 * Define the shape outside the component. Of a draft stored by another release, the fields that still fit are
 * kept.
 */
export function useDraft<T, I extends T | undefined>(
  key: string,
  shape: v.GenericSchema<unknown, T>,
  initial: I,
): [value: T | I, type: (value: T) => void, drop: () => void] {
  const owner = useSession(() => getPersonId() ?? GUEST_OWNER)
  const draft = useDrafts(({ drafts }) => findDraft(drafts, key, owner))
  // Forms pass a new object on each render.
  const [first] = useState<unknown>(initial)
  const stored = useMemo(() => readDraft(shape, draft, first), [shape, draft, first])
  const hasDraft = stored !== undefined
  useEffect(() => (hasDraft ? draftBegan() : undefined), [hasDraft])
  const type = useCallback((value: T) => draftTyped(key, value), [key])
  const drop = useCallback(() => draftDropped(key), [key])
  return [stored ?? initial, type, drop]
}

const Text = v.string()

/** Like {@link useDraft}, for a single text. */
export function useTextDraft<I extends string | undefined>(
  key: string,
  initial: I,
): ReturnType<typeof useDraft<string, I>> {
  return useDraft(key, Text, initial)
}
