/** The search page: the start without words, the results with them. */

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { cardGrid } from '#src/features/site/course-card/card-lists.tsx'
import { NearCourses } from '#src/features/site/near-courses/near-courses.tsx'
import { SearchAnswer } from '#src/features/site/search-results/search-answer.tsx'
import { SearchBox } from '#src/features/site/search-results/search-box.tsx'
import { parseSearch } from '#src/features/site/search-results/search-query.ts'
import { SearchStart } from '#src/features/site/search-results/search-start.tsx'
import { words } from '#src/features/site/search-results/words.ts'
import { getOwnPage } from '#src/lib/own-page.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Page } from '#src/ui/frame/page.tsx'

function showNear(q: string, known: readonly CourseCard[], nothing?: ReactNode): ReactNode {
  return <NearCourses q={q} known={known} nothing={nothing} {...cardGrid} />
}

export function Component() {
  const [address] = useSearchParams()
  const { q, isForced } = parseSearch(address)
  const role = useSession((state) => state.role)
  return (
    <Page title={words.title}>
      <Head title={q === '' ? words.title : words.titleOf(q)} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={getOwnPage(role)} />
      {/* Another search in the address also replaces the field's text. */}
      <SearchBox key={q} asked={q} />
      {q === '' ? (
        <SearchStart {...cardGrid} />
      ) : (
        <SearchAnswer q={q} isForced={isForced} near={showNear} {...cardGrid} />
      )}
    </Page>
  )
}
