/** The small drawings of the states. The one that is needed without a connection comes with the code, the others when shown. */
import course from './art/state-course.svg'
import done from './art/state-done.svg'
import error from './art/state-error.svg'
import offline from './art/state-offline.svg?inline'
import search from './art/state-search.svg'

const PICTURES = { course, done, error, offline, search } as const

export interface StateArtProps {
  kind: keyof typeof PICTURES
}

export function StateArt({ kind }: StateArtProps) {
  return <img src={PICTURES[kind]} alt="" width={140} height={130} />
}
