/** The first days of a list; the others come by a press, or when the week leads to one of them. */

import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { AppointmentDay } from '#src/api/shapes/live.ts'
import { useIsWide } from '#src/ui/hooks/use-is-wide.ts'

interface FirstDays {
  shown: readonly AppointmentDay[]
  /** Shows all; undefined if they are shown. */
  showAll: (() => void) | undefined
  /** A day that is not shown yet has nowhere to scroll to. */
  reach: (date: string) => void
}

export function useFirstDays(
  days: readonly AppointmentDay[],
  count: Readonly<Record<'wide' | 'narrow', number>>,
): FirstDays {
  const isWide = useIsWide()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? days : days.slice(0, isWide ? count.wide : count.narrow)
  return {
    shown,
    showAll: shown.length < days.length ? () => setWhole(true) : undefined,
    reach: (date) => {
      if (!shown.some((each) => each.date === date)) flushSync(() => setWhole(true))
    },
  }
}
