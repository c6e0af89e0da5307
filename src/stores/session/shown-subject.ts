/** Names the subject of the open page: a ticket started there begins with it. */

import { useEffect } from 'react'
import type { Subject } from '#src/lib/subject-words.ts'
import { runAtSessionEnd } from './forget.ts'

interface ShownSubject extends Subject {
  path: string
}

let shown: ShownSubject | undefined

/** Kept after the page is left, until another page sets its subject: people ask for help afterwards. */
export function useShownSubject({ course, module, item }: Subject): void {
  useEffect(() => {
    shown = { path: window.location.pathname, course, module, item }
  }, [course, module, item])
}

/** Finds the subject of the page at this path; undefined if another page was opened since. */
export function findShownSubject(path: string): Subject {
  if (shown?.path !== path) return {}
  const { course, module, item } = shown
  return { course, module, item }
}

runAtSessionEnd(() => {
  shown = undefined
})
