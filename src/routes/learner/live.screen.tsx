/** A live class of a batch. */

import { PushOffer } from '#src/features/account/push/push-offer.tsx'
import { Review } from '#src/features/account/review/review.tsx'
import { ClassPage } from '#src/features/learn/class-page/class-page.tsx'
import { words } from '#src/features/learn/class-page/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { batchId, liveId } = useRouteParams('batchId', 'liveId')
  return (
    <>
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={paths.batch(batchId)} />
      <ClassPage
        liveId={liveId}
        reminder={<PushOffer />}
        review={offers.reviews && <Review item={liveId} kind="live" />}
      />
    </>
  )
}
