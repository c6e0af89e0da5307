/** Lists the assessments for guests, by subject or page by page. (spec 7 Assessments) */

import { readAssessmentSubjects, readAssessments } from '#src/api/contract/assessment.ts'
import type { AssessmentCard as Assessment } from '#src/api/shapes/assessment.ts'
import { useRead } from '#src/api/use-api.ts'
import { ASSESSMENTS_PER_PAGE, countPages } from '#src/lib/page-count.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { ChipLink } from '#src/ui/chip-link.tsx'
import { Box, Grid } from '#src/ui/layout/layout.tsx'
import { Pager, formatRange } from '#src/ui/pager.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonChips } from '#src/ui/states/skeleton-lines.tsx'
import { SkeletonCard, SkeletonList } from '#src/ui/states/skeleton.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { AssessmentCard } from './assessment-card.tsx'
import { words } from './words.ts'
import chips from '#src/ui/chip-link.module.css'
import classes from './assessment-card.module.css'

export function AssessmentListSkeleton() {
  return (
    <SkeletonList count={4} isGrid>
      <SkeletonCard />
    </SkeletonList>
  )
}

export function Cards({ assessments }: { assessments: readonly Assessment[] }) {
  return (
    <Grid as="ul" gap={12} className={classes.list}>
      {assessments.map((each) => (
        <Box as="li" shrink key={each._id}>
          <AssessmentCard assessment={each} to={paths.assessment(each._id)} />
        </Box>
      ))}
    </Grid>
  )
}

/** Links to the subjects; a failure here is silent, since the list works without them. */
export function CategoryLinks({ chosen }: { chosen?: string }) {
  const { data, error } = useRead(readAssessmentSubjects())
  if (data === undefined && !error) {
    return (
      <div className={classes.choice}>
        <SkeletonChips />
      </div>
    )
  }
  if (!data?.length) return null
  const links = [
    { to: paths.assessments(), id: undefined, text: words.all },
    ...data.map((each) => ({
      to: paths.assessmentCategory(each._id),
      id: each._id,
      text: words.counted(each.title, each.assessment_count),
    })),
  ]
  return (
    <nav aria-label={words.category} className={joinClassNames(chips.row, classes.choice)}>
      {links.map(({ to, id, text }) => (
        <ChipLink key={to} to={to} isCurrent={id === chosen}>
          {text}
        </ChipLink>
      ))}
    </nav>
  )
}

function NoAssessments() {
  return (
    <Empty
      title={words.none}
      text={words.noneText}
      action={<Button to={paths.assessments()}>{words.seeAll}</Button>}
    />
  )
}

export function AllAssessments({ page }: { page: number }) {
  const read = useRead(readAssessments(page))
  return (
    <Load
      from={read}
      skeleton={<AssessmentListSkeleton />}
      isEmpty={({ data }) => data.length === 0}
      empty={<NoAssessments />}
    >
      {({ data, total }) => (
        <>
          <Cards assessments={data} />
          <Pager
            page={page}
            pageCount={countPages(total, ASSESSMENTS_PER_PAGE)}
            text={formatRange(page, ASSESSMENTS_PER_PAGE, total)}
            addressOf={(to) => addQuery(paths.assessments(), { page: to })}
          />
        </>
      )}
    </Load>
  )
}
