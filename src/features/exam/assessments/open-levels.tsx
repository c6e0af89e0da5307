/**
 * The levels that can be begun now, across all assessments, and the assessments not begun yet. (spec 7 level,
 * assessment)
 */

import { readAllAssessments, readAllLevels, readPurchases } from '#src/api/contract/assessment.ts'
import type { OwnLevel } from '#src/api/shapes/assessment.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { useRead } from '#src/api/use-api.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { FirstRows } from '#src/ui/first-rows.tsx'
import { useWasTrue } from '#src/ui/hooks/use-was-true.ts'
import { Box, Grid, Stack } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { AssessmentCard } from './assessment-card.tsx'
import { words } from './words.ts'
import classes from './assessment-card.module.css'

const { own } = words
const canBegin = ({ state }: OwnLevel) => state === 'open' || state === 'running'
/** More would push the rest of the page away. */
const SHOWN = 6

/**
 * True once the lists above the overview are read, have failed or are slow: what comes later would push the
 * overview away.
 */
export function useListsKnown(): boolean {
  const lists = [useRead(readPurchases()), useRead(readAllLevels()), useRead(readAllAssessments())]
  return useWasTrue(lists.every(({ data, error, isSlow }) => Boolean(data ?? error) || isSlow))
}

export function OpenLevels() {
  const { rows: levels } = useAllPages(readAllLevels())
  const { rows: all } = useAllPages(readAllAssessments())
  const open = levels.filter(canBegin).slice(0, SHOWN)
  const others = all.filter(({ is_enrolled: isEnrolled }) => !isEnrolled).slice(0, SHOWN)
  if (open.length + others.length === 0) return null
  return (
    <Stack gap={24} mt={16} mb={16}>
      {open.length > 0 && (
        <section>
          <StitchHeading>{own.openLevels}</StitchHeading>
          <RowList>
            <FirstRows rows={open}>
              {({ _id, assessment: assessmentId, no, title, question_count: questions, state }) => (
                <WorkRow
                  key={_id}
                  title={title}
                  to={paths.assessmentLevel(assessmentId, _id)}
                  text={joinFacts(
                    all.find((each) => each._id === assessmentId)?.title,
                    words.levelNo(no),
                    words.questions(questions),
                  )}
                >
                  <Button size="sm" variant="light" to={paths.assessmentLevel(assessmentId, _id)}>
                    {state === 'running' ? own.resume : own.begin}
                  </Button>
                </WorkRow>
              )}
            </FirstRows>
          </RowList>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <StitchHeading>{own.more}</StitchHeading>
          <Grid as="ul" gap={12} className={classes.list}>
            {others.map((each) => (
              <Box as="li" shrink key={each._id}>
                <AssessmentCard assessment={each} to={paths.assessment(each._id)} heading="h3" />
              </Box>
            ))}
          </Grid>
        </section>
      )}
    </Stack>
  )
}
