/** The catalogue; its filters stand in the address. */
import { useSearchParams } from 'react-router'
import { Catalogue } from '#src/features/catalogue/catalogue.tsx'
import { filtersIn } from '#src/features/catalogue/filters.ts'
import { words } from '#src/features/catalogue/words.ts'
import { CourseList, CourseListSkeleton } from '#src/features/course-card/course-list.tsx'
import { Head } from '#src/features/head/head.tsx'
import { Page } from '#src/ui/page.tsx'

export function Component() {
  const [address] = useSearchParams()
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} description={words.description} />
      <Catalogue
        filters={filtersIn(address)}
        list={(courses) => <CourseList courses={courses} shape="columns" heading="h2" />}
        skeleton={<CourseListSkeleton count={6} shape="columns" />}
      />
    </Page>
  )
}
