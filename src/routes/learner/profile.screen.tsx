/** One's own profile. */
import { IconChoice } from '#src/features/account/auth/icon-choice.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { ProfileView } from '#src/features/account/profile/profile.tsx'
import { words } from '#src/features/account/profile/words.ts'
import { AccountList } from '#src/features/shell/account-menu/account-list.tsx'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Box } from '#src/ui/layout/layout.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <Box as={Card} mb={16} hideFrom="md" padding="sm">
        <AccountList />
      </Box>
      <ProfileView Avatars={IconChoice} />
    </Page>
  )
}
