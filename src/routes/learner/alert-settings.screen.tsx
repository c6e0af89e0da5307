/** A person's notification settings: for learners, teachers and talents. (rulings R58, R59) */

import { AlertSettings } from '#src/features/account/alerts/alerts.tsx'
import { words } from '#src/features/account/alerts/words.ts'
import { getPushConfig } from '#src/features/account/push/config.ts'
import { PushSetting } from '#src/features/account/push/push-setting.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'

export function Component() {
  const isTeacher = useSession(({ role }) => role === 'teacher')
  const home = isTeacher ? paths.teacher() : paths.me()
  const list = isTeacher ? paths.teacherNotifications() : paths.notifications()
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={offers.notifications ? list : home} />
      <Stack gap={12}>
        <PushSetting />
        <AlertSettings isPushOffered={getPushConfig() !== undefined} />
      </Stack>
    </Page>
  )
}
