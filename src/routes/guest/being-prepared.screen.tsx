/** Addresses that the navigation names and a later release fills. */
import { Head } from '#src/features/head/head.tsx'
import { BeingPrepared } from '#src/features/plain-pages/being-prepared.tsx'
import { beingPrepared } from '#src/features/plain-pages/words.ts'

export function Component() {
  return (
    <>
      <Head title={beingPrepared.title} isHiddenFromSearch />
      <BeingPrepared />
    </>
  )
}
