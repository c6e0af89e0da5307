/** The way to the notices of the batch one is in, elsewhere to those of the newest one. */
import { IconSpeakerphone } from '@tabler/icons-react'
import { Link, useMatch } from 'react-router'
import { batch } from '#src/api/contract/batch.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { words } from './words.ts'

/** Reads only replies that a screen has fetched already; before that it leads to the courses. Lists come newest first. (ruling R35) */
function useNoticesAddress(): string {
  const here = useMatch(`${paths.myCourses()}/:batchId/*`)
  const { data } = useApi(batch.list, {}, { isCachedOnly: true })
  const batchId = here?.params.batchId ?? data?.data[0]?._id
  return batchId === undefined ? paths.myCourses() : paths.batchNotices(batchId)
}

export function NoticesLink({ className }: { className?: string }) {
  return (
    <Link to={useNoticesAddress()} className={className} aria-label={words.notices}>
      <IconSpeakerphone size={22} stroke={1.75} aria-hidden="true" />
    </Link>
  )
}
