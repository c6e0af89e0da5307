/** Dashboard of a teacher: work to grade, next class, urgent notices, batches at risk. */
import { overview } from '#src/api/contract/overview.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { AtRisk } from './at-risk.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import classes from './teacher-today.module.css'
import { ToGrade } from './to-grade.tsx'
import { UrgentNotices } from './urgent-notices.tsx'
import { words } from './words.ts'

/** Next class among the teacher's batches. */
function NextClass() {
  const read = useApi(overview.upcoming, { query: { count: 1 } })
  return (
    <Card as="section" padding="lg" className={classes.card} aria-labelledby="next-class">
      <h2 id="next-class" className={classes.heading}>
        {words.next}
      </h2>
      <Load from={read} skeleton={<SkeletonText lines={3} />} isEmpty={({ data }) => data.length === 0} empty={<p>{words.noClass}</p>}>
        {({ data: [first] }) =>
          first && (
            <>
              <p className={classes.what}>
                <strong>{first.title}</strong>
                <span className={classes.note}>{first.at && words.at(first.at)}</span>
                <span className={classes.note}>{first.batch.title}</span>
              </p>
              <Button variant="default" to={paths.teacherBatch(first.batch._id)}>
                {words.batch}
              </Button>
            </>
          )
        }
      </Load>
    </Card>
  )
}

export function TeacherToday() {
  return (
    <Stack align="start" gap={16} className={classes.columns}>
      <ToGrade />
      <Stack align="start" gap={16}>
        <NextClass />
        <UrgentNotices />
      </Stack>
      <AtRisk />
    </Stack>
  )
}
