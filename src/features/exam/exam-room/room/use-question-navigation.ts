/** Tracks the current question and which are flagged and seen; a reload returns here. (spec 3 `maxIndex`, ruling R15) */

import { useCallback, useEffect, useMemo, useState } from 'react'
import { offers } from '#src/lib/features.ts'
import { readStored, removeStored, store as storeText } from '#src/stores/browser/guarded-storage.ts'
import { rememberFlagged } from '#src/stores/review/flagged.ts'
import type { AttemptRoom } from '../attempt/attempt-room.ts'
import type { NumberedQuestion, Section } from '../question/order.ts'

export interface QuestionNavigation {
  current: NumberedQuestion
  isFlagged: (id: string) => boolean
  isSeen: (id: string) => boolean
  flagCount: number
  goTo: (id: string) => void
  toggleFlag: (id: string) => void
}

/** Shared by the views of the questions. */
export interface ViewProps {
  sections: readonly Section[]
  placed: readonly NumberedQuestion[]
  place: QuestionNavigation
}

function toggle(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const changed = new Set(ids)
  if (!changed.delete(id)) changed.add(id)
  return changed
}

/**
 * Where the room opens: at the question where it was left; if this device does not know that, at the furthest
 * one reached.
 */
function findStart(
  room: AttemptRoom,
  placed: readonly NumberedQuestion[],
  left: string | undefined,
): string | undefined {
  const isBegun = Object.keys(room.store.get().answers).length > 0
  return left ?? (isBegun ? placed[Number(readStored('maxIndex')) - 1]?.question._id : undefined)
}

export function useQuestionNavigation(
  room: AttemptRoom,
  placed: readonly NumberedQuestion[],
): QuestionNavigation {
  const [stored] = useState(room.getAbout)
  const [currentId, setCurrent] = useState(() => findStart(room, placed, stored.current))
  const [flags, setFlags] = useState<ReadonlySet<string>>(() => new Set(stored.flags))
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(stored.seen))
  const current = placed.find(({ question }) => question._id === currentId) ?? placed[0]!
  const id = current.question._id
  if (!seen.has(id)) setSeen(new Set([...seen, id]))

  useEffect(() => {
    room.setPlace({ current: id, flags: [...flags], seen: [...seen] })
    storeText(
      'maxIndex',
      String(
        Math.max(...placed.filter(({ question }) => seen.has(question._id)).map(({ number }) => number)),
      ),
    )
  }, [room, id, flags, seen, placed])

  const { attempt } = stored
  useEffect(() => {
    if (offers.review) rememberFlagged(attempt, [...flags])
  }, [attempt, flags])

  // A number left behind by an attempt would be wrong in the next one.
  useEffect(
    () => () => {
      if (room.store.get().handIn) removeStored('maxIndex')
    },
    [room],
  )

  const toggleFlag = useCallback((id: string) => setFlags((before) => toggle(before, id)), [])
  return useMemo(
    () => ({
      current,
      isFlagged: (id) => flags.has(id),
      isSeen: (id) => seen.has(id),
      flagCount: flags.size,
      goTo: setCurrent,
      toggleFlag,
    }),
    [current, flags, seen, toggleFlag],
  )
}
