/** Addresses that the navigation names and a later release fills, in the guest's frame and in the learner's. */
import { useLocation } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { BeingPrepared } from '#src/features/site/plain-pages/being-prepared.tsx'
import { beingPrepared } from '#src/features/site/plain-pages/words.ts'
import { paths } from '#src/lib/paths.ts'

export function Component() {
  const { pathname } = useLocation()
  return (
    <>
      <Head title={beingPrepared.title} isHiddenFromSearch />
      <BeingPrepared isForLearner={pathname.startsWith(`${paths.dashboard()}/`)} />
    </>
  )
}
