/** The learner's certificates: earned ones, and what is missing for the others. (spec 7 Certificates and downloads, ruling R52) */
import { Certificates } from '#src/features/learn/certificates/certificates.tsx'
import { words } from '#src/features/learn/certificates/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={paths.me()} />
      <Certificates />
    </Page>
  )
}
