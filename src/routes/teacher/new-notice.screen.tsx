/** A new notice. */

import { useNavigate, useSearchParams } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { NewNotice } from '#src/features/teach/notice-editor/notice-editor.tsx'
import { UNSEEN } from '#src/features/teach/notice-editor/notice-values.ts'
import { words } from '#src/features/teach/notice-editor/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return (
    <Page title={words.form.create} width="wide">
      <Head title={words.form.create} isHiddenFromSearch />
      <PhoneBar title={words.form.create} backTo={paths.teacherNotices()} />
      <NewNotice
        batchId={query.get('batch') ?? undefined}
        about={query.has('unseen') ? UNSEEN : (query.get('about') ?? '')}
        onClose={() => void navigate(paths.teacherNotices())}
      />
    </Page>
  )
}
