/** The proof book of a learner, to look at and to print. */

import { ProofBook } from '#src/features/learn/certificates/proof-book.tsx'
import { words } from '#src/features/learn/certificates/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.book.title} subtitle={words.book.subtitle} width="wide">
      <Head title={words.book.title} isHiddenFromSearch />
      <PhoneBar title={words.book.title} backTo={paths.certificates()} />
      <ProofBook />
    </Page>
  )
}
