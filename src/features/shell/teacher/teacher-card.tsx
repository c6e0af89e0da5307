/** The teacher's own profile as shown in the catalogue. (ruling R39 tutor) */

import { auth } from '#src/api/contract/auth.ts'
import { useApi } from '#src/api/use-api.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { words } from './words.ts'
import classes from './teacher-card.module.css'

export function TeacherCard() {
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  // The page works without it, so a failure shows no toast.
  const { data, error } = useApi(auth.teacher, isSignedIn ? {} : null, { isQuiet: true })
  if (data === undefined) return error ? null : <div className={classes.coming} />
  return (
    <Row align="stretch" radius="card" className={classes.card}>
      <Portrait name={data.name} src={data.picture} size={40} />
      <Box shrink className={classes.words}>
        <strong>{data.name}</strong>
        <span>{data.title}</span>
        <span>{words.teaches(data.batch_count, data.learner_count)}</span>
        {data.review_count > 0 && <span>{words.rating(data.rating, data.review_count)}</span>}
      </Box>
    </Row>
  )
}
