/** A form's hold on what is typed in it and not yet sent. (ruling R16 last paragraph) */

import { useCallback, useMemo } from 'react'
import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { GUEST_OWNER } from '#src/stores/browser/guarded-storage.ts'
import { getPersonId, useSession } from '#src/stores/session/session-store.ts'
import { draftDropped, draftTyped, useDrafts } from './draft-store.ts'
import { findDraft } from './stored-drafts.ts'

/**
 * A value that outlives its form, under a key of the form's own: `[value, type, drop]`; `drop` after it was sent. The shape stands
 * outside the component: what was stored by a release that knew another one counts as not typed.
 */
export function useDraft<T, I extends T | undefined>(
  key: string,
  shape: v.GenericSchema<unknown, T>,
  initial: I,
): [value: T | I, type: (value: T) => void, drop: () => void] {
  const owner = useSession(() => getPersonId() ?? GUEST_OWNER)
  const draft = useDrafts(({ drafts }) => findDraft(drafts, key, owner))
  const stored = useMemo(() => (draft === undefined ? undefined : readAs(shape, draft)), [shape, draft])
  const type = useCallback((value: T) => draftTyped(key, value), [key])
  const drop = useCallback(() => draftDropped(key), [key])
  return [stored ?? initial, type, drop]
}

const Text = v.string()

/** As {@link useDraft}, of one text. */
export function useTextDraft<I extends string | undefined>(
  key: string,
  initial: I,
): ReturnType<typeof useDraft<string, I>> {
  return useDraft(key, Text, initial)
}
