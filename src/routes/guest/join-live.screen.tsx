/** The way into a class by its own address, as messages and calendars carry it. (ruling R23) */
import { ClassPage } from '#src/features/learn/class-page/class-page.tsx'
import { NeedsLogin } from '#src/features/learn/class-page/needs-login.tsx'
import { words } from '#src/features/learn/class-page/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { getOwnPage } from '#src/lib/own-page.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { usePart } from '#src/ui/hooks/use-part.ts'
import { useRouteParams } from '../use-route-params.ts'

const loadOffer = async () => (await import('#src/features/account/push/push-offer.tsx')).PushOffer

export function Component() {
  const { id } = useRouteParams('id')
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  const role = useSession((state) => state.role)
  // Guests see only the way to the login, and load none of it.
  const reminder = usePart(isSignedIn && role !== 'teacher', loadOffer)
  const backTo = role === 'teacher' ? getOwnPage(role) : paths.routine()
  return (
    <>
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={backTo} />
      {isSignedIn ? <ClassPage liveId={id} reminder={reminder} /> : <NeedsLogin />}
    </>
  )
}
