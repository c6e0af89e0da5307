/** The notices of all the teacher's batches. */

import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { NoticeList } from '#src/features/teach/notice-editor/notice-list.tsx'
import { words } from '#src/features/teach/notice-editor/words.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="wide">
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} />
      <NoticeList />
    </Page>
  )
}
