/** What the person has been told. */
import { Head } from '#src/features/head/head.tsx'
import { Notifications } from '#src/features/notifications/notifications.tsx'
import { words } from '#src/features/notifications/words.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <Notifications />
    </Page>
  )
}
