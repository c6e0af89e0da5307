/** Marks before the title of the browser's tab, so that it is read from another one: the minutes an exam has left, else what is unread. That stands on the icon of the app too. */
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

/** None takes the mark away. Only some devices have one, and only for an app that was installed. */
export function showAppBadge(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
}

export function reset(): void {
  useMarks.setState(none)
}

// Here, since every page has it: the last one may know no count.
runAtSessionEnd(() => {
  reset()
  showAppBadge(0)
})
