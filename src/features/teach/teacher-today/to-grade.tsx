/** Number of unchecked submissions in all and by batch; each links to its list. */
import { Link } from 'react-router'
import { submission } from '#src/api/contract/submission.ts'
import type { UncheckedCount } from '#src/api/shapes/submission.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { Grid, Text } from '#src/ui/layout/layout.tsx'
import classes from './teacher-today.module.css'
import { words } from './words.ts'

function Batches({ batches }: Pick<UncheckedCount, 'batches'>) {
  return (
    <Grid as="ul" full className={classes.rows}>
      {batches.map(({ batch, count, oldest_at: oldest }) => (
        <li key={batch._id}>
          <Link to={addQuery(paths.submissions(), { batch: batch._id })}>
            <span className={classes.what}>
              <strong>{batch.title}</strong>
              <span className={classes.note}>{batch.course_title}</span>
              {oldest && <span className={classes.note}>{words.oldest(oldest)}</span>}
            </span>
            <Text as="strong" size={22} fixed className={classes.number}>
              {formatNumber(count)}
              <VisuallyHidden>{words.left}</VisuallyHidden>
            </Text>
          </Link>
        </li>
      ))}
    </Grid>
  )
}

export function ToGrade() {
  const read = useApi(submission.uncheckedCount, {})
  return (
    <Card as="section" padding="lg" className={classes.card} aria-labelledby="to-grade">
      <h2 id="to-grade" className={classes.heading}>
        {words.toGrade}
      </h2>
      <Load from={read} skeleton={<SkeletonText lines={4} />} isEmpty={({ total }) => total === 0} empty={<p>{words.none}</p>}>
        {({ total, batches }) => (
          <>
            <Link className={classes.big} to={paths.submissions()}>
              {formatNumber(total)}
              <VisuallyHidden>{words.left}</VisuallyHidden>
            </Link>
            <Batches batches={batches} />
            <Button to={paths.submissions()}>{words.all}</Button>
          </>
        )}
      </Load>
    </Card>
  )
}
