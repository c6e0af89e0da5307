/** Groups notifications by day in Dhaka, and folds equal ones into one row with their count. (ruling R4) */

import type { Notification } from '#src/api/shapes/notification.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'

/** One row: the newest of equal notifications, and all of them. */
export interface Fold {
  newest: Notification
  all: readonly Notification[]
}

export interface NotificationDay {
  /** `YYYY-MM-DD`; empty if the time is unreadable. */
  day: string
  folds: readonly Fold[]
}

/**
 * Equal except for a number: ten recordings of ten classes are folded. Different amounts of money are never
 * folded.
 */
function buildFoldKey({ kind, title }: Notification): string {
  return `${kind} ${kind === 'payment' ? title : title.replaceAll(/[0-9০-৯]+/g, '#')}`
}

/** Newest first, whatever the input order. */
export function groupNotifications(list: readonly Notification[]): NotificationDay[] {
  const days = new Map<string, Map<string, Notification[]>>()
  for (const each of list.toSorted(
    (one, other) => Date.parse(other.created_at) - Date.parse(one.created_at) || 0,
  )) {
    const day = getDhakaDay(each.created_at)
    const folds = days.get(day) ?? new Map<string, Notification[]>()
    const key = buildFoldKey(each)
    folds.set(key, [...(folds.get(key) ?? []), each])
    days.set(day, folds)
  }
  return [...days].map(([day, folds]) => ({
    day,
    folds: [...folds.values()].map((all) => ({ newest: all[0]!, all })),
  }))
}
