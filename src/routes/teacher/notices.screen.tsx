/** The notices of all batches a teacher teaches. */
import { Head } from '#src/features/head/head.tsx'
import { NoticeList } from '#src/features/notice-editor/notice-list.tsx'
import { words } from '#src/features/notice-editor/words.ts'
import { PhoneBar } from '#src/features/shell-phone-bar/phone-bar.tsx'
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
