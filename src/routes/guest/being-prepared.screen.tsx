/** Addresses that the navigation names and a later release fills, in the guest's frame and in the learner's. */
import { useLocation } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { BeingPrepared, getPreparedPlace } from '#src/features/site/plain-pages/being-prepared.tsx'

export function Component() {
  const { pathname } = useLocation()
  const place = getPreparedPlace(pathname)
  return (
    <>
      <Head title={place.title} isHiddenFromSearch />
      {pathname.startsWith(`${paths.dashboard()}/`) && <PhoneBar title={place.title} backTo={paths.me()} />}
      <BeingPrepared of={place} />
    </>
  )
}
