/** `/login?return=…`: the login for those whom a closed page or an ended session sent here. (rulings R16, R44) */
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { LoginCard } from '#src/features/auth/login-card.tsx'
import { loginWords as words } from '#src/features/auth/words.ts'
import { Head } from '#src/features/head/head.tsx'
import { paths } from '#src/lib/paths.ts'
import { safeReturnAddress } from '#src/lib/return-address.ts'
import { useSession } from '#src/stores/session-store.ts'

/** Who was signed in when the page opened, and has a name already, has nothing to do here. */
function isDone(): boolean {
  const { status, user } = useSession.getState()
  return status === 'signed-in' && user?.name !== ''
}

export function Component() {
  const [query] = useSearchParams()
  // As it was at the start: a login that happens here goes where its own rules lead.
  const [isSentOn] = useState(isDone)
  if (isSentOn) return <Navigate to={safeReturnAddress(query.get('return'), window.location.origin) ?? paths.myCourses()} replace />
  return (
    <>
      <Head title={words.pageTitle} isHiddenFromSearch />
      <LoginCard />
    </>
  )
}
