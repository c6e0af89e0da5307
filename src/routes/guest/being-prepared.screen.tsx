/** Addresses that the navigation names and a later release fills. */
import { Head } from '#src/features/shell/head/head.tsx'
import { BeingPrepared } from '#src/features/site/plain-pages/being-prepared.tsx'
import { beingPrepared as words } from '#src/features/site/plain-pages/words.ts'

export function Component() {
  return (
    <>
      <Head title={words.title} isHiddenFromSearch />
      <BeingPrepared />
    </>
  )
}
