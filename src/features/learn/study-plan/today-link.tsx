/** Link to today's step at the bottom edge, shown while the step is out of view or on another page. */

import { IconCalendarEvent } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { useIsOutOfView } from '#src/ui/hooks/use-is-out-of-view.ts'
import { TODAY, type TodayStep } from './today-step.ts'
import { words } from './words.ts'
import classes from './study-plan.module.css'

/** Key of the router's first location in a visit. */
const FIRST_KEY = 'default'

/** Focuses the row when the address has its hash, except after going back in history. */
function useTodayFocus(row: HTMLElement | null): void {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop && key !== FIRST_KEY
  useEffect(() => {
    if (row === null || isBack || hash !== `#${TODAY}`) return
    row.scrollIntoView({ block: 'center' })
    row.focus({ preventScroll: true })
  }, [row, isBack, hash, key])
}

interface TodayLinkProps {
  step: TodayStep
  /** Null when the row is on another page or filtered out. */
  row: HTMLElement | null
}

export function TodayLink({ step, row }: TodayLinkProps) {
  const { search } = useLocation()
  const isOut = useIsOutOfView(row)
  // Keeps the link mounted while it has the focus, even if the row scrolls into view.
  const [hasFocus, setFocus] = useState(false)
  useTodayFocus(row)
  if (row !== null && !isOut && !hasFocus) return null
  return (
    <div className={classes.jump}>
      <Button
        variant="default"
        size="sm"
        to={row === null ? step.address : { search, hash: `#${TODAY}` }}
        isReplace={row !== null}
        leftSection={<IconCalendarEvent size={18} aria-hidden="true" />}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      >
        {words.jumpToday}
      </Button>
    </div>
  )
}
