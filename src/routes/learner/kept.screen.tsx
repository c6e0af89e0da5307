/** Classes on this device. (ruling R68) */

import { KeptClasses } from '#src/features/learn/shared/kept/kept-classes.tsx'
import { words } from '#src/features/learn/shared/kept/page-words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="wide">
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={paths.recordings()} />
      <KeptClasses />
    </Page>
  )
}
