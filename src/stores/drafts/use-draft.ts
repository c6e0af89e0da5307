/** A form's hold on what is typed in it and not yet sent. (ruling R16 last paragraph) */
import { useCallback, useMemo } from 'react'
import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { draftDropped, draftTyped, isDraftOf, useDrafts } from './draft-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'

/**
 * A value that outlives its form, under a key of the form's own: `[value, type, drop]`; `drop` after it was sent. The shape stands
 * outside the component: what was stored by a release that knew another one counts as not typed.
 */
export function useDraft<T, I extends T | undefined>(
  key: string,
  shape: v.GenericSchema<unknown, T>,
  initial: I,
): [value: T | I, type: (value: T) => void, drop: () => void] {
  const draft = useDrafts((state) => state.drafts[key])
  const owner = useSession((state) => state.user?._id)
  const isMine = draft !== undefined && isDraftOf(draft, owner)
  const stored = useMemo(() => (isMine ? readAs(shape, draft.value) : undefined), [isMine, shape, draft])
  const type = useCallback((value: T) => draftTyped(key, value), [key])
  const drop = useCallback(() => draftDropped(key), [key])
  return [stored ?? initial, type, drop]
}

const Text = v.string()

/** As {@link useDraft}, of one text. */
export function useTextDraft<I extends string | undefined>(key: string, initial: I): ReturnType<typeof useDraft<string, I>> {
  return useDraft(key, Text, initial)
}
