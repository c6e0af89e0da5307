/**
 * The count on the icon of an installed app. Separate from the title marks, which are in every first visit.
 */

import { runAtSessionEnd } from '#src/stores/session/forget.ts'

/** 0 removes the badge. Only some devices have one. */
export function showAppBadge(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
}

runAtSessionEnd(() => showAppBadge(0))
