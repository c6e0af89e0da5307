/** The lowest part of the day, loaded once the first screen is shown. What comes by itself has one slot there. */

import { HomeScreenPicture } from '#src/features/account/push/push-steps.tsx'
import { CalendarButton } from '#src/features/learn/calendar/calendar-button.tsx'
import { FirstSteps } from '#src/features/learn/first-steps/first-steps.tsx'
import { words } from '#src/features/learn/first-steps/words.ts'
import { InstallOffer } from '#src/features/shell/install/install-offer.tsx'
import { JustBought } from '#src/features/shop/purchase-result/next-steps.tsx'
import { OwnOrientation } from '#src/features/site/orientation/orientation-cards.tsx'
import { offers } from '#src/lib/features.ts'
import { findKeptOwner } from '#src/stores/session/forget-kept.ts'
import { defineLate } from '#src/ui/hooks/define-late.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Stack } from '#src/ui/layout/layout.tsx'
import classes from './dashboard.module.css'

const KeptLine = offers.keptClasses
  ? defineLate(async () => (await import('#src/features/learn/shared/kept/kept-line.tsx')).KeptLine)
  : () => null

export function DashboardBelow() {
  const place = useFocusRecovery<HTMLDivElement>()
  return (
    <Stack gap={16} ref={place} tabIndex={-1} role="group" aria-label={words.newcomer}>
      {offers.orientation && <OwnOrientation />}
      {offers.keptClasses && findKeptOwner() !== undefined && <KeptLine />}
      <div className={classes.slot}>
        <JustBought renderCalendar={(batch) => <CalendarButton batch={batch} />} />
        <FirstSteps />
        <InstallOffer picture={<HomeScreenPicture />} />
      </div>
    </Stack>
  )
}
