/** Wraps the editable parts of the profile: heading, view switch, and the parts as tabs. */

import type { ReactNode } from 'react'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { EditTabs, ViewSwitch } from '#src/features/talent/desk/desk.tsx'
import { words } from '#src/features/talent/desk/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'

export function EditScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} subtitle={words.subtitle} actions={<ViewSwitch view="edit" />} width="narrow">
      <Head title={title} isHiddenFromSearch />
      <PhoneBar title={title} subtitle={words.title} backTo={paths.talentDesk()} />
      <Stack gap={16}>
        <EditTabs />
        {children}
      </Stack>
    </Page>
  )
}
