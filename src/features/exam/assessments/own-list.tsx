/** Lists the assessments that the learner has bought or begun, the last used first. (spec 7 assessment/purchases) */

import { readPurchases } from '#src/api/contract/assessment.ts'
import type { OwnAssessmentCard } from '#src/api/shapes/assessment.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Box, Grid } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { AssessmentCard } from './assessment-card.tsx'
import { AssessmentListSkeleton } from './assessment-list.tsx'
import { words } from './words.ts'
import classes from './assessment-card.module.css'

function HowFar({ assessment }: { assessment: OwnAssessmentCard }) {
  const { next_level: next } = assessment
  return (
    <StitchProgress
      done={assessment.passed_count}
      total={assessment.level_count}
      label={words.own.progress(assessment.title)}
      caption={next ? words.own.next(next.no, next.title) : words.own.allPassed}
      figure={words.own.doneOf(assessment.passed_count, assessment.level_count)}
    />
  )
}

function NoneYet() {
  return (
    <Empty
      title={words.own.none}
      text={words.own.noneText}
      action={<Button to={paths.assessments()}>{words.own.find}</Button>}
    />
  )
}

export function OwnList() {
  const read = useRead(readPurchases())
  return (
    <Load
      from={read}
      skeleton={<AssessmentListSkeleton />}
      isEmpty={(list) => list.length === 0}
      empty={<NoneYet />}
    >
      {(list) => (
        <Grid as="ul" gap={12} className={classes.list}>
          {list.map((each) => (
            <Box as="li" shrink key={each._id}>
              <AssessmentCard
                assessment={each}
                to={paths.myAssessment(each._id)}
                foot={<HowFar assessment={each} />}
                heading="h3"
              />
            </Box>
          ))}
        </Grid>
      )}
    </Load>
  )
}
