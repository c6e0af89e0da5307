/** Finds the person's own items and the app's pages at once, and courses as they load. */

import { useDebouncedValue } from '@mantine/hooks'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useNearCourses } from '#src/api/use-near-courses.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { usePalette } from '#src/stores/shell/palette-store.ts'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { readCaptions } from './captions.ts'
import { buildCourseItems } from './course-items.ts'
import { listDestinations } from './destinations.ts'
import { buildItemIndex, findItems, type Finding } from './find-items.ts'
import type { Item } from './item.ts'
import type { WaitingNote } from './own-items.ts'
import { type OwnThings, useOwnItems } from './use-own-items.ts'
import { useSuggestions } from './use-suggestions.ts'

const REST_MS = 150
const LONGEST = 100
/** From this many letters on captions are searched, in this many recordings, newest first. */
const LEAST_LETTERS = 3
const CAPTIONED = 12

const NO_ITEMS: readonly Item[] = []

/** Each recording needs its own request for captions, so they are only loaded for somebody who types. */
function useCaptions({ recordings }: OwnThings, isWanted: boolean): readonly Item[] {
  const [items, setItems] = useState(NO_ITEMS)
  useEffect(() => {
    if (!isWanted || recordings.length === 0) return undefined
    const stop = new AbortController()
    // All together, so that a caption that is shown never moves for the next one.
    void readCaptions(recordings.slice(0, CAPTIONED), stop.signal).then((all) => {
      if (!stop.signal.aborted) setItems(all)
    })
    return () => stop.abort()
  }, [isWanted, recordings])
  return items
}

export interface PaletteFinding {
  /** The search text; empty while nothing is typed. */
  q: string
  own: OwnThings
  finding: Finding
  isOnline: boolean
}

export function useFinding(waiting: readonly WaitingNote[]): PaletteFinding {
  const typed = usePalette((state) => cleanLine(state.text).slice(0, LONGEST))
  const q = useDeferredValue(typed)
  const [rested] = useDebouncedValue(typed, REST_MS)
  const role = useSession((state) => state.role)
  const isOnline = useIsOnline()
  const own = useOwnItems(waiting)
  const ownIndex = useMemo(() => buildItemIndex(own.items), [own.items])
  const placeIndex = useMemo(() => buildItemIndex(listDestinations(role)), [role])
  const captions = useCaptions(own, isOnline && typed.length >= LEAST_LETTERS)
  const captionIndex = useMemo(() => buildItemIndex(captions), [captions])
  const suggestions = useSuggestions(isOnline ? rested : '')
  const { courses: near, near: nearSlugs, all, readAs } = useNearCourses(q)
  const courses = useMemo(
    () => buildCourseItems(suggestions, { courses: near, near: nearSlugs, all }),
    [suggestions, near, nearSlugs, all],
  )
  const finding = useMemo(() => {
    const searched = {
      own: ownIndex,
      places: placeIndex,
      captions: captionIndex,
      courses: courses.items,
      areCoursesNear: courses.areNear,
    }
    const found = findItems(searched, q)
    return { ...found, readAs: found.readAs ?? readAs }
  }, [ownIndex, placeIndex, captionIndex, courses, readAs, q])
  return { q, own, finding, isOnline }
}
