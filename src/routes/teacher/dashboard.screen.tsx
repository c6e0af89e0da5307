/** The teacher's day; every number opens the list behind it. */
import { SaveQueue } from '#src/features/teach/grading/drafts/save-queue.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { TeacherToday } from '#src/features/teach/teacher-today/teacher-today.tsx'
import { words } from '#src/features/teach/teacher-today/words.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} isHiddenFromSearch />
      <SaveQueue />
      <TeacherToday />
    </Page>
  )
}
