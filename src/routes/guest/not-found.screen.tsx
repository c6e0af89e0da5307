/** Any address that the table does not name. */

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
