/** The learner's assessments, and an overview of all attempts. */

import { OpenLevels, useListsKnown } from '#src/features/exam/assessments/open-levels.tsx'
import { Overview } from '#src/features/exam/assessments/overview.tsx'
import { OwnList } from '#src/features/exam/assessments/own-list.tsx'
import { words } from '#src/features/exam/assessments/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'

export function Component() {
  const isKnown = useListsKnown()
  const find = (
    <Button variant="default" to={paths.assessments()}>
      {words.own.find}
    </Button>
  )
  return (
    <Page title={words.own.title} subtitle={words.own.subtitle} actions={find}>
      <Head title={words.own.title} isHiddenFromSearch />
      <StitchHeading>{words.own.mine}</StitchHeading>
      <OwnList />
      {isKnown && (
        <>
          <OpenLevels />
          <Overview />
        </>
      )}
    </Page>
  )
}
