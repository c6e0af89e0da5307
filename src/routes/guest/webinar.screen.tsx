/** An open class and its booking, for guests too. (ruling R39) */

import { useState } from 'react'
import { readWebinar } from '#src/api/contract/live.ts'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { useArrival, useRequests } from '#src/api/requests/use-requests.ts'
import type { Webinar } from '#src/api/shapes/live.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { LeadForm } from '#src/features/site/lead/lead-form.tsx'
import { getLeadPlace, leadRequest } from '#src/features/site/lead/lead-request.ts'
import { WebinarView } from '#src/features/site/webinar/webinar.tsx'
import { words } from '#src/features/site/webinar/words.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { StatePage } from '#src/ui/states/state-page.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { useRouteParams } from '../use-route-params.ts'

/** The event of a lead that reserves a seat; its message names the class. */
const EVENT = 'webinar'

function Missing() {
  return (
    <StatePage
      kind="not-found"
      title={words.missing}
      text={words.missingText}
      action={offers.freeCourses && <Button to={paths.freeCourses()}>{words.others}</Button>}
    />
  )
}

/** `onBooked`: reads the server's seat count again, which has changed. */
function Seats({ webinar, onBooked }: { webinar: Webinar; onBooked: () => void }) {
  const about = webinar._id
  const place = getLeadPlace({ event: EVENT, about })
  const [waiting] = useRequests(leadRequest, place)
  const [hasBooked, setHasBooked] = useState(false)
  useArrival(leadRequest, place, () => {
    setHasBooked(true)
    onBooked()
  })
  return (
    <WebinarView
      webinar={webinar}
      hasBooked={hasBooked}
      book={() => pressRequest(leadRequest, { event: EVENT, about, path: window.location.pathname })}
      waiting={waiting && <WaitingRequest request={waiting}>{waiting.values.contact}</WaitingRequest>}
      form={
        <LeadForm event={EVENT} about={about} isShort sendText={words.sheet}>
          <p>{words.contactText}</p>
        </LeadForm>
      }
    />
  )
}

export function Component() {
  const { type } = useRouteParams('type')
  // A missing class has its own page.
  const read = useRead(readWebinar(type))
  const shown = (
    <Load from={read} skeleton={<SkeletonText lines={6} />}>
      {(webinar) => <Seats key={webinar._id} webinar={webinar} onBooked={read.retry} />}
    </Load>
  )
  if (read.error?.status === 404) return <Missing />
  return (
    <>
      <Head title={read.data?.title ?? words.page} description={extractPlainText(read.data?.text ?? '')} />
      <PhoneBar title={words.page} backTo={offers.freeCourses ? paths.freeCourses() : paths.home()} />
      {read.data === undefined ? <Page title={words.page}>{shown}</Page> : shown}
    </>
  )
}
