/** One's own profile. */
import { IconChoice } from '#src/features/auth/icon-choice.tsx'
import { Head } from '#src/features/head/head.tsx'
import { ProfileView } from '#src/features/profile/profile.tsx'
import { words } from '#src/features/profile/words.ts'
import { AccountList } from '#src/features/shell-account/account-list.tsx'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import classes from './profile.module.css'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <Card padding="sm" className={classes.account}>
        <AccountList />
      </Card>
      <ProfileView Faces={IconChoice} />
    </Page>
  )
}
