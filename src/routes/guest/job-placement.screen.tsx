/** Learners who found work, and a form to ask for help with it. (ruling R54) */

import { Head } from '#src/features/shell/head/head.tsx'
import { LeadForm } from '#src/features/site/lead/lead-form.tsx'
import { Placements } from '#src/features/site/placements/placements.tsx'
import { words } from '#src/features/site/placements/words.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="wide">
      <Head title={words.title} description={words.description} />
      <Placements form={<LeadForm event="career_support" />} />
    </Page>
  )
}
