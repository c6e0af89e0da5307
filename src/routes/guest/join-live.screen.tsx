/** The way into a class by its own address, as messages and calendars carry it. (ruling R23) */
import { ClassRoom } from '#src/features/learn/class-room/class-room.tsx'
import { NeedsLogin } from '#src/features/learn/class-room/needs-login.tsx'
import { words } from '#src/features/learn/class-room/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { useSession } from '#src/stores/session/session-store.ts'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { id } = useRouteParams('id')
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  return (
    <>
      <Head title={words.title} isHiddenFromSearch />
      {isSignedIn ? <ClassRoom liveId={id} /> : <NeedsLogin />}
    </>
  )
}
