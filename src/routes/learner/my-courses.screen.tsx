/** All courses of the learner; the default target of a login. (spec 4 Login success) */

import { MoreCourses } from '#src/features/learn/more-courses/more-courses.tsx'
import { MyCourses } from '#src/features/learn/my-courses/my-courses.tsx'
import { words } from '#src/features/learn/my-courses/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} isHiddenFromSearch />
      <Stack gap={32}>
        <MyCourses />
        <MoreCourses />
      </Stack>
    </Page>
  )
}
