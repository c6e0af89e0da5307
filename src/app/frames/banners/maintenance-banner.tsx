/**
 * Shows a banner that counts down during server maintenance. A running exam and unsaved work never show it:
 * both continue on the device.
 */

import { useEffect } from 'react'
import type { Rest } from '#src/lib/maintenance.ts'
import { maintenanceClosed, useMaintenance } from '#src/stores/shell/maintenance-store.ts'
import { useShell } from '#src/stores/shell/shell-store.ts'
import { useSlot } from '#src/stores/shell/slot-store.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { useShownTime } from '#src/ui/hooks/use-now.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { words as appWords } from '../../words.ts'
import classes from './maintenance-banner.module.css'

const words = appWords.maintenance

function readWords(rest: Rest, now: number): string {
  if (now < rest.from) return words.ahead(rest)
  return now < rest.until ? words.underWay(rest, now) : words.over
}

function Banner({ rest }: { rest: Rest }) {
  const text = useShownTime((now) => readWords(rest, now))
  // Announced once: a screen reader would otherwise read the countdown all the time.
  useEffect(() => announce(words.title), [])
  return (
    <Row
      as="section"
      wrap
      gap={8}
      gapX={16}
      justify="between"
      className={classes.banner}
      aria-label={words.title}
    >
      <p className={classes.words}>{text}</p>
      <Row gap={8} push>
        {text === words.over && (
          <Button size="sm" onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        )}
        <Button size="sm" variant="subtle" onClick={maintenanceClosed}>
          {words.putAway}
        </Button>
      </Row>
    </Row>
  )
}

export function MaintenanceBanner() {
  const { rest, isPutAway } = useMaintenance()
  const isAlone = useShell(({ isAside }) => isAside)
  const hasSlot = useSlot('maintenance', rest !== undefined && !isPutAway && !isAlone)
  return rest && hasSlot ? <Banner rest={rest} /> : null
}
