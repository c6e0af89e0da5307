/** Names the subject of the open page: a ticket that is begun there starts with it. */

import { useEffect } from 'react'
import type { Subject } from '#src/lib/subject-words.ts'
import { runAtSessionEnd } from './forget.ts'

interface ShownSubject extends Subject {
  path: string
}

let shown: ShownSubject | undefined

/** Remembered after the page is left, until another one says what it is about: help is asked for afterwards. */
export function useShownSubject({ course, module, item }: Subject): void {
  useEffect(() => {
    shown = { path: window.location.pathname, course, module, item }
  }, [course, module, item])
}

/** Finds the subject of the page of this path; undefined when another one was open since. */
export function findShownSubject(path: string): Subject {
  if (shown?.path !== path) return {}
  const { course, module, item } = shown
  return { course, module, item }
}

runAtSessionEnd(() => {
  shown = undefined
})
