/** The apps. */
import { Head } from '#src/features/head/head.tsx'
import { AppLinks } from '#src/features/plain-pages/app-links.tsx'
import { download } from '#src/features/plain-pages/words.ts'

export function Component() {
  return (
    <>
      <Head title={download.title} description={download.lead} />
      <AppLinks />
    </>
  )
}
