/** Addresses that the navigation names and a later release fills, in the guest's frame and in the learner's. */
import { useLocation } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { BeingPrepared, getPreparedPlace } from '#src/features/site/plain-pages/being-prepared.tsx'

export function Component() {
  const place = getPreparedPlace(useLocation().pathname)
  return (
    <>
      <Head title={place.title} isHiddenFromSearch />
      <BeingPrepared of={place} />
    </>
  )
}
