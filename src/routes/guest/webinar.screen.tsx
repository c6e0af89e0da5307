/** An open class and its booking, for guests too. (ruling R39) */

import { readWebinar } from '#src/api/contract/live.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { LeadForm } from '#src/features/site/lead/lead-form.tsx'
import { sendLead } from '#src/features/site/lead/send-lead.ts'
import { WebinarView } from '#src/features/site/webinar/webinar.tsx'
import { words } from '#src/features/site/webinar/words.ts'
import { createId } from '#src/lib/create-id.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { StatePage } from '#src/ui/states/state-page.tsx'
import { useRouteParams } from '../use-route-params.ts'

/** The event of a lead that reserves a seat; its message names the class. */
const EVENT = 'webinar'

function Missing() {
  return (
    <StatePage
      kind="not-found"
      title={words.missing}
      text={words.missingText}
      action={<Button to={paths.freeCourses()}>{words.others}</Button>}
    />
  )
}

export function Component() {
  const { type } = useRouteParams('type')
  // A missing class has its own page.
  const read = useRead(readWebinar(type))
  const shown = (
    <Load from={read} skeleton={<SkeletonText lines={6} />}>
      {(webinar) => (
        <WebinarView
          key={webinar._id}
          webinar={webinar}
          book={async () => void (await sendLead({ event: EVENT, message: webinar._id, key: createId() }))}
          renderForm={(onSent) => (
            <LeadForm event={EVENT} about={webinar._id} isShort sendText={words.sheet} onSent={onSent}>
              <p>{words.contactText}</p>
            </LeadForm>
          )}
          onBooked={read.retry}
        />
      )}
    </Load>
  )
  if (read.error?.status === 404) return <Missing />
  return (
    <>
      <Head title={read.data?.title ?? words.page} />
      <PhoneBar title={words.page} backTo={paths.freeCourses()} />
      {read.data === undefined ? <Page title={words.page}>{shown}</Page> : shown}
    </>
  )
}
