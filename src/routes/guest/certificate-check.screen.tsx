/** Where a printed certificate is checked by somebody who has no link yet. (ruling R52) */

import { Head } from '#src/features/shell/head/head.tsx'
import { PrintedField } from '#src/features/site/certificate-check/printed-field.tsx'
import { words } from '#src/features/site/certificate-check/words.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.lead} width="narrow">
      <Head title={words.title} description={words.lead} />
      <PrintedField />
    </Page>
  )
}
