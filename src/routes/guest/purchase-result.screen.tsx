/** The gateway returns to this page; the result claimed by its address is never read. (ruling R14) */

import { BatchCalendar } from '#src/features/learn/calendar/calendar-button.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { NeedsLogin } from '#src/features/shop/purchase-result/needs-login.tsx'
import { Result } from '#src/features/shop/purchase-result/result.tsx'
import { words } from '#src/features/shop/purchase-result/words.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { idx } = useRouteParams('idx')
  const isGuest = useSession(({ status }) => status === 'guest')
  return (
    <>
      <Head title={words.head} isHiddenFromSearch />
      <PhoneBar
        title={words.bar}
        backTo={isGuest || !offers.transactions ? paths.home() : paths.transactions()}
      />
      {isGuest ? (
        <NeedsLogin />
      ) : (
        <Result key={idx} idx={idx} renderCalendar={({ _id }) => <BatchCalendar batchId={_id} />} />
      )}
    </>
  )
}
