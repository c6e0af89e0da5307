/** An orientation and its booking, for guests too. (ruling R61) */

import { readOrientation } from '#src/api/contract/orientation.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { OrientationPage } from '#src/features/site/orientation/orientation-page.tsx'
import { words } from '#src/features/site/orientation/words.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { StatePage } from '#src/ui/states/state-page.tsx'
import { useRouteParams } from '../use-route-params.ts'

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

export function Component() {
  const { id } = useRouteParams('id')
  // A missing one has its own page.
  const read = useRead(readOrientation(id))
  if (read.error?.status === 404) return <Missing />
  const shown = (
    <Load from={read} skeleton={<SkeletonText lines={6} />}>
      {(orientation) => <OrientationPage key={orientation._id} event={orientation} />}
    </Load>
  )
  return (
    <>
      <Head title={read.data?.title ?? words.page} description={extractPlainText(read.data?.text ?? '')} />
      <PhoneBar title={words.page} backTo={paths.courses()} />
      {read.data === undefined ? <Page title={words.page}>{shown}</Page> : shown}
    </>
  )
}
