/** What the dashboard says to newcomers, below everything else: fetched once the first screen stands. */
import { FirstSteps } from '#src/features/learn/first-steps/first-steps.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'

export function DashboardBelow() {
  return (
    <Stack gap={16}>
      <FirstSteps />
    </Stack>
  )
}
