/** ঝালাই: the cards of what went wrong, asked again in time. */

import type { ReactNode } from 'react'
import { ReviewPage } from '#src/features/learn/review/review-page.tsx'
import { words } from '#src/features/learn/review/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <PhoneBar title={words.title} backTo={paths.dashboard()} />
      {children}
    </Page>
  )
}

export function Component() {
  return (
    <>
      <Head title={words.title} isHiddenFromSearch />
      <ReviewPage frame={Frame} />
    </>
  )
}
