/** The coming classes, day by day. */

import { CalendarButton } from '#src/features/learn/calendar/calendar-button.tsx'
import { Routine } from '#src/features/learn/today/days/appointments.tsx'
import { words } from '#src/features/learn/today/days/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { OwnOrientation } from '#src/features/site/orientation/orientation-cards.tsx'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'

export function Component() {
  const empty = (
    <Empty
      title={words.noClasses}
      text={words.noClassesText}
      action={<Button to={paths.recordings()}>{words.recordings}</Button>}
    />
  )
  return (
    <Page title={words.routine} subtitle={words.routineText} actions={<CalendarButton />}>
      <Head title={words.routine} isHiddenFromSearch />
      <Stack gap={24}>
        {offers.orientation && <OwnOrientation />}
        <Routine empty={empty} />
      </Stack>
    </Page>
  )
}
