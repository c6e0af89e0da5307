/** One's own profile. */

import { IconChoice } from '#src/features/account/auth/icon-choice.tsx'
import { OwnData } from '#src/features/account/own-data/own-data.tsx'
import { ProfileView } from '#src/features/account/profile/profile.tsx'
import { words } from '#src/features/account/profile/words.ts'
import { listUnsentAnswers } from '#src/features/exam/exam-room/attempt/unsent-answers.ts'
import { useOwnTickets } from '#src/features/help/support/ticket-queue.ts'
import { describeTicket } from '#src/features/help/support/ticket-text.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'

export function Component() {
  const tickets = useOwnTickets().map(describeTicket)
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={paths.me()} />
      <Stack gap={24}>
        <ProfileView Avatars={IconChoice} />
        <OwnData from={paths.profile()} tickets={tickets} readAnswers={listUnsentAnswers} />
      </Stack>
    </Page>
  )
}
