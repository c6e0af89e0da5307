/**
 * Marks before the title of the browser's tab, visible from another tab: the minutes left in an exam, else
 * the unread count.
 */

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

/** Marks the title while the caller is mounted; begins with a Bengali digit. (`lib/brand.ts`) */
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
