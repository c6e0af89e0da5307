/** Replaces a course that does not exist or could not be read; loaded when that happens. */

import type { ApiError } from '#src/api/client/api-error.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { SearchField } from '#src/features/shell/search/search-field.tsx'
import { words } from '#src/features/site/course-page/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { StatePage } from '#src/ui/states/state-page.tsx'

export interface CourseProblemProps {
  error: ApiError
  onRetry: () => void
}

function NotFound() {
  return (
    <>
      <Head title={words.notFound} isHiddenFromSearch />
      <StatePage
        kind="not-found"
        title={words.notFound}
        text={words.notFoundText}
        action={
          <>
            <SearchField hint={words.searchHint} name={words.searchName} />
            <Button to={paths.courses()} variant="default">
              {words.allCourses}
            </Button>
          </>
        }
      />
    </>
  )
}

/** A page without its course has no other heading. */
export function CourseProblem({ error, onRetry }: CourseProblemProps) {
  if (error.status === 404) return <NotFound />
  return (
    <StatePage
      kind={error.kind === 'no-answer' ? 'offline' : 'error'}
      text={getFailureText(error)}
      onRetry={onRetry}
    />
  )
}
