/** Running batches with the number of learners who fall behind; each links to their list. */
import { Link } from 'react-router'
import { batch } from '#src/api/contract/batch.ts'
import type { BatchCard } from '#src/api/shapes/batch.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { Grid, Text } from '#src/ui/layout/layout.tsx'
import classes from './teacher-today.module.css'
import { words } from './words.ts'

function BatchAtRisk({ of }: { of: BatchCard }) {
  const read = useApi(batch.performance, { params: { id: of._id } })
  return (
    <li>
      <Load from={read} skeleton={<SkeletonText lines={2} />}>
        {({ at_risk_count: count, hand_in_percent: handedIn, attendance_percent: attended }) => (
          <Link to={addQuery(paths.teacherLearners(of._id), { show: count > 0 ? 'risk' : undefined })}>
            <span className={classes.what}>
              <strong>{of.title}</strong>
              <span className={classes.note}>{of.course.title}</span>
              <span className={classes.note}>{words.shares(handedIn, attended)}</span>
            </span>
            <Text as="strong" size={22} fixed className={classes.number} data-urgent={count > 0 || undefined}>
              {formatNumber(count)}
              <VisuallyHidden>{words.atRiskCount}</VisuallyHidden>
            </Text>
          </Link>
        )}
      </Load>
    </li>
  )
}

const filterRunning = (batches: readonly BatchCard[]) => batches.filter(({ state }) => state === 'running')

export function AtRisk() {
  const read = useApi(batch.list, {})
  return (
    <Card as="section" padding="lg" className={classes.card} aria-labelledby="at-risk">
      <h2 id="at-risk" className={classes.heading}>
        {words.atRisk}
      </h2>
      <Load
        from={read}
        skeleton={<SkeletonText lines={3} />}
        isEmpty={({ data }) => filterRunning(data).length === 0}
        empty={<p>{words.noRunning}</p>}
      >
        {({ data }) => (
          <>
            <p className={classes.note}>{words.atRiskMeans}</p>
            <Grid as="ul" full className={classes.rows}>
              {filterRunning(data).map((each) => (
                <BatchAtRisk key={each._id} of={each} />
              ))}
            </Grid>
          </>
        )}
      </Load>
    </Card>
  )
}
