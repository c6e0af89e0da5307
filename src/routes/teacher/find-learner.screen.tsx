/** A learner whose batch the address does not name: redirects to their page, or lists their batches. */

import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { FindLearner } from '#src/features/teach/learner-page/find-learner.tsx'
import { words } from '#src/features/teach/learner-page/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { learnerId } = useRouteParams('learnerId')
  return (
    <Page title={words.title} subtitle={words.find.subtitle} width="wide">
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={paths.teacherBatches()} />
      <FindLearner key={learnerId} learnerId={learnerId} />
    </Page>
  )
}
