/** Short practice quizzes. */

import { getCodeEditorOrigin } from '#src/features/account/auth/hosts.ts'
import { PracticeList } from '#src/features/exam/exam-room/practice/practice-list.tsx'
import { words } from '#src/features/exam/exam-room/practice/words.ts'
import { OutsideAccount } from '#src/features/exam/outside-editor/outside-editor.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <Stack gap={16}>
        <PracticeList />
        <OutsideAccount codeEditorOrigin={getCodeEditorOrigin()} />
      </Stack>
    </Page>
  )
}
