/** Lists the person's notifications. */
import { Head } from '#src/features/shell/head/head.tsx'
import { Notifications } from '#src/features/account/notifications/notifications.tsx'
import { words } from '#src/features/account/notifications/words.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <Notifications />
    </Page>
  )
}
