/** Lists the person's notifications. */

import { IconSettings } from '@tabler/icons-react'
import { Notifications } from '#src/features/account/notifications/notifications.tsx'
import { words } from '#src/features/account/notifications/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  const settings = useSession(({ role }) =>
    role === 'teacher' ? paths.teacherAlertSettings() : paths.alertSettings(),
  )
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      width="narrow"
      actions={
        <Button
          variant="default"
          to={settings}
          leftSection={<IconSettings size={18} stroke={1.75} aria-hidden="true" />}
        >
          {words.settings}
        </Button>
      }
    >
      <Head title={words.title} isHiddenFromSearch />
      <Notifications />
    </Page>
  )
}
