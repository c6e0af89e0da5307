/** `/login?return=…`: the login for those whom a closed page or an ended session sent here. (rulings R16, R44) */
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { ApiError } from '#src/api/client/api-error.ts'
import { renewIfNeeded } from '#src/api/client/connect.ts'
import { getCodeEditorOrigin } from '#src/features/account/auth/hosts.ts'
import { LoginCard } from '#src/features/account/auth/login-card.tsx'
import { pageMoves } from '#src/features/account/auth/page-moves.ts'
import { loginWords as words } from '#src/features/account/auth/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { paths } from '#src/lib/paths.ts'
import { buildCodeEditorAddress, parseReturnAddress } from '#src/lib/return-address.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { useSession } from '#src/stores/session/session-store.ts'

/** Nothing is left to do for a person who was signed in when the page opened, and has a name already. */
function isDone(): boolean {
  const { status, user } = useSession.getState()
  return status === 'signed-in' && user?.name !== ''
}

function codeEditorFor(address: string, accessToken: string): string | undefined {
  return buildCodeEditorAddress(address, { own: window.location.origin, codeEditor: getCodeEditorOrigin() }, accessToken)
}

/** An access token may have run out before its session. */
async function currentToken(): Promise<string | undefined> {
  try {
    await renewIfNeeded()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  return sessionCookies.read().accessToken
}

/** Leaves with the access token, as a fresh login does; without one, as on a dead line, nothing is handed over. (spec 4 Login success 3, ruling R18) */
function ToCodeEditor({ address }: { address: string }) {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    void currentToken().then((token) => {
      const href = token === undefined ? undefined : codeEditorFor(address, token)
      if (href === undefined) setRefused(true)
      else pageMoves.leave(href)
    })
  }, [address])
  return isRefused ? <Navigate to={paths.myCourses()} replace /> : null
}

function SentOn({ address }: { address: string }) {
  if (codeEditorFor(address, '') !== undefined) return <ToCodeEditor address={address} />
  return <Navigate to={parseReturnAddress(address, window.location.origin) ?? paths.myCourses()} replace />
}

export function Component() {
  const [query] = useSearchParams()
  // As it was at the start: a login that happens here goes where its own rules lead.
  const [isSentOn] = useState(isDone)
  return (
    <>
      <Head title={words.pageTitle} isHiddenFromSearch />
      {isSentOn ? <SentOn address={query.get('return') ?? ''} /> : <LoginCard />}
    </>
  )
}
