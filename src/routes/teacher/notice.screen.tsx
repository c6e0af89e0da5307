/** Edits one notice. */

import { useNavigate } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { NoticeEditor } from '#src/features/teach/notice-editor/notice-editor.tsx'
import { words } from '#src/features/teach/notice-editor/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { id } = useRouteParams('id')
  const navigate = useNavigate()
  return (
    <Page title={words.form.edit} width="wide">
      <Head title={words.form.edit} isHiddenFromSearch />
      <PhoneBar title={words.form.edit} backTo={paths.teacherNotices()} />
      <NoticeEditor noticeId={id} onClose={() => void navigate(paths.teacherNotices())} />
    </Page>
  )
}
