/** What the dashboard says to newcomers, below everything else: fetched once the first screen stands. */
import { CalendarButton } from '#src/features/learn/calendar/calendar-button.tsx'
import { FirstSteps } from '#src/features/learn/first-steps/first-steps.tsx'
import { JustBought } from '#src/features/shop/purchase-result/next-steps.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'

export function DashboardBelow() {
  return (
    <Stack gap={16}>
      <JustBought renderCalendar={(batch) => <CalendarButton batch={batch} />} />
      <FirstSteps />
    </Stack>
  )
}
