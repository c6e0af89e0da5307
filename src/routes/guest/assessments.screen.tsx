/** All assessments, by subject or page by page. */

import { useSearchParams } from 'react-router'
import { AllAssessments, CategoryLinks } from '#src/features/exam/assessments/assessment-list.tsx'
import { LevelLimits, LevelsUpTo } from '#src/features/exam/assessments/level-filter.tsx'
import { parseListQuery } from '#src/features/exam/assessments/list-query.ts'
import { words } from '#src/features/exam/assessments/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  const [query] = useSearchParams()
  const { limit, page } = parseListQuery(query)
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} description={words.description} />
      <CategoryLinks />
      <LevelLimits chosen={limit} />
      {limit === undefined ? <AllAssessments page={page} /> : <LevelsUpTo limit={limit} />}
    </Page>
  )
}
