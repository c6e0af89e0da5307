/** The apps. */

import { Head } from '#src/features/shell/head/head.tsx'
import { AppLinks } from '#src/features/site/plain-pages/app-links.tsx'
import { download } from '#src/features/site/plain-pages/words.ts'

export function Component() {
  return (
    <>
      <Head title={download.title} description={download.lead} />
      <AppLinks />
    </>
  )
}
