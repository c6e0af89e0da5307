/** Marks before the title of the browser's tab, so that it is read from another one: the minutes an exam has left, else what is unread. */

import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

interface TitleMarks {
  minutes: string | undefined
  unread: string | undefined
}

const none: TitleMarks = { minutes: undefined, unread: undefined }

const useMarks = create<TitleMarks>(() => none)

/** The mark that is shown now. */
export function useTitleMark(): string | undefined {
  return useMarks(({ minutes, unread }) => minutes ?? unread)
}

/** Marks the title as long as the caller stands; begins with a Bengali digit. (`lib/brand.ts`) */
export function useMarkedTitle(what: keyof TitleMarks, mark: string | undefined): void {
  useLayoutEffect(() => {
    useMarks.setState({ [what]: mark })
    return () => useMarks.setState({ [what]: undefined })
  }, [what, mark])
}

export function reset(): void {
  useMarks.setState(none)
}

runAtSessionEnd(reset)
