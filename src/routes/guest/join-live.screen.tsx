/** Opens a class by its own address, as in messages and calendars. (ruling R23) */

import { PushOffer } from '#src/features/account/push/push-offer.tsx'
import { Review } from '#src/features/account/review/review.tsx'
import { ClassPage } from '#src/features/learn/class-page/class-page.tsx'
import { NeedsLogin } from '#src/features/learn/class-page/needs-login.tsx'
import { words } from '#src/features/learn/class-page/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { offers } from '#src/lib/features.ts'
import { getOwnPage } from '#src/lib/own-page.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { id } = useRouteParams('id')
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  const role = useSession((state) => state.role)
  const reminder = isSignedIn && role !== 'teacher' && <PushOffer />
  const backTo = role === 'teacher' ? getOwnPage(role) : paths.routine()
  return (
    <>
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={backTo} />
      {isSignedIn ? (
        <ClassPage
          liveId={id}
          reminder={reminder}
          review={offers.reviews && <Review item={id} kind="live" />}
        />
      ) : (
        <NeedsLogin />
      )}
    </>
  )
}
