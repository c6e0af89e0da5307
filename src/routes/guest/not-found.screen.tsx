/** Any address that is not in the table. */

import { Head } from '#src/features/shell/head/head.tsx'
import { StatePage } from '#src/ui/states/state-page.tsx'
import { words } from './words.ts'

export function Component() {
  return (
    <>
      <Head title={words.notFound} isHiddenFromSearch />
      <StatePage kind="not-found" />
    </>
  )
}
