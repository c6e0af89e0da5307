/** Urgent notices of all the teacher's batches. */
import { Link } from 'react-router'
import { notice } from '#src/api/contract/notice.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { Grid } from '#src/ui/layout/layout.tsx'
import classes from './teacher-today.module.css'
import { words } from './words.ts'

/** Rows to read; the server sorts urgent ones first. (ruling R35) */
const COUNT = 10

export function UrgentNotices() {
  const read = useApi(notice.list, { query: { count: COUNT } })
  return (
    <Card as="section" padding="lg" className={classes.card} aria-labelledby="urgent-notices">
      <h2 id="urgent-notices" className={classes.heading}>
        {words.notices}
      </h2>
      <Load
        from={read}
        skeleton={<SkeletonText lines={3} />}
        isEmpty={({ data }) => !data.some(({ is_urgent }) => is_urgent)}
        empty={<p>{words.noNotice}</p>}
      >
        {({ data }) => (
          <Grid as="ul" full className={classes.rows}>
            {data
              .filter(({ is_urgent }) => is_urgent)
              .map(({ _id, title, meta_description, batch }) => (
                <li key={_id}>
                  <Link to={paths.teacherNotices()}>
                    <span className={classes.what}>
                      <strong>{title}</strong>
                      <span className={classes.note}>{meta_description}</span>
                      <span className={classes.note}>{batch?.title}</span>
                    </span>
                  </Link>
                </li>
              ))}
          </Grid>
        )}
      </Load>
    </Card>
  )
}
