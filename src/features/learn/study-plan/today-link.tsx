/** The way to today's step, at the lower edge while the step is out of sight or on another page. */
import { IconCalendarEvent } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { useIsOutOfView } from '#src/ui/hooks/use-is-out-of-view.ts'
import classes from './study-plan.module.css'
import { TODAY, type TodayStep } from './today-step.ts'
import { words } from './words.ts'

/** A visit begins with this key. */
const FIRST_ENTRY = 'default'

/** Whoever comes by an address with the mark stands at the row; who goes back, where they were. */
function useArrival(row: HTMLElement | null): void {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop && key !== FIRST_ENTRY
  useEffect(() => {
    if (row === null || isBack || hash !== `#${TODAY}`) return
    row.scrollIntoView({ block: 'center' })
    row.focus({ preventScroll: true })
  }, [row, isBack, hash, key])
}

interface TodayLinkProps {
  step: TodayStep
  /** Null where it is not on this page, or filtered out. */
  row: HTMLElement | null
}

export function TodayLink({ step, row }: TodayLinkProps) {
  const { search } = useLocation()
  const isOut = useIsOutOfView(row)
  // Rows that are scrolled by keys do not take it away under the focus.
  const [hasFocus, setFocus] = useState(false)
  useArrival(row)
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
