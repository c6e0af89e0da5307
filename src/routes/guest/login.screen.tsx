/**
 * `/login?return=…`: the login for people sent here by a closed page or an ended session. (rulings R16, R44)
 */

import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { ApiError } from '#src/api/client/api-error.ts'
import { renewIfNeeded } from '#src/api/client/connect.ts'
import { getEditorOrigins } from '#src/features/account/auth/hosts.ts'
import { LoginCard, LoginFrame } from '#src/features/account/auth/login-card.tsx'
import { loginWords as words } from '#src/features/account/auth/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { paths } from '#src/lib/paths.ts'
import { buildCodeEditorAddress, parseReturnAddress } from '#src/lib/return-address.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { pageMoves } from '#src/ui/hooks/page-moves.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'

/** A person who was signed in when the page opened, and already has a name, need not do anything. */
function isDone(): boolean {
  const { status, user } = useSession.getState()
  return status === 'signed-in' && user?.name !== ''
}

function codeEditorFor(address: string, accessToken: string): string | undefined {
  return buildCodeEditorAddress(address, getEditorOrigins(), accessToken)
}

/** An access token may have expired before its session. */
async function readCurrentToken(): Promise<string | undefined> {
  try {
    await renewIfNeeded()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  return sessionCookies.read().accessToken
}

/**
 * Names the target and asks first: the address may come from anybody, and the press passes on the access
 * token. (ruling R18)
 */
function ToCodeEditor({ address }: { address: string }) {
  const open = useInlineAction(async () => {
    const token = await readCurrentToken()
    const href = token === undefined ? undefined : codeEditorFor(address, token)
    if (href === undefined) throw new ApiError('no-answer', { msg: words.editor.failed })
    pageMoves.leave(href)
  })
  return (
    <LoginFrame>
      <Text as="h1" variant="title" tight>
        {words.editor.title}
      </Text>
      <p>
        {words.editor.before} <span data-latin>{new URL(address, window.location.origin).host}</span>
        {words.editor.after}
      </p>
      <InlineAction action={open} align="start">
        <Row wrap gap={8}>
          <Button
            isPending={open.isPending}
            pendingText={words.editor.pending}
            onClick={() => void open.act()}
          >
            {words.editor.open}
          </Button>
          <Button variant="default" to={paths.myCourses()}>
            {words.editor.stay}
          </Button>
        </Row>
      </InlineAction>
    </LoginFrame>
  )
}

function SentOn({ address }: { address: string }) {
  if (codeEditorFor(address, '') !== undefined) return <ToCodeEditor address={address} />
  return <Navigate to={parseReturnAddress(address, window.location.origin) ?? paths.myCourses()} replace />
}

export function Component() {
  const [query] = useSearchParams()
  // As at the start: a login on this page follows its own rules.
  const [isSentOn] = useState(isDone)
  return (
    <>
      <Head title={words.pageTitle} isHiddenFromSearch />
      {isSentOn ? <SentOn address={query.get('return') ?? ''} /> : <LoginCard />}
    </>
  )
}
