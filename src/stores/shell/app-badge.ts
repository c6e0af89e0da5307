/** The count on the icon of an app that was installed. Apart from the marks of the title, which are in every first visit. */

import { runAtSessionEnd } from '#src/stores/session/forget.ts'

/** None takes the mark away. Only some devices have one. */
export function showAppBadge(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
}

runAtSessionEnd(() => showAppBadge(0))
