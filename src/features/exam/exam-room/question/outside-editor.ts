/** The way to the outside editor: its one origin alone gets the access token, in the fragment. (ruling R18) */
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import { buildCodeEditorAddress } from '#src/lib/return-address.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { useAttempt } from '#src/ui/states/use-attempt.ts'
import { useRoomFacts } from '../room/context.ts'
import { words } from './words.ts'

interface OutsideEditor {
  isPending: boolean
  open: () => void
}

export function useOutsideEditor(): OutsideEditor {
  const { attemptId, codeEditorOrigin } = useRoomFacts()
  const { isPending, attempt } = useAttempt<void>(
    () => undefined,
    // The toast has said why.
    () => undefined,
  )
  async function openIt(): Promise<void> {
    const { url } = await call(submission.codeEditUrl, { params: { id: attemptId } })
    const origins = { own: globalThis.location.origin, codeEditor: codeEditorOrigin }
    const address = buildCodeEditorAddress(url, origins, sessionCookies.read().accessToken ?? '')
    if (address === undefined) showToast({ kind: 'error', message: words.outsideFailed })
    else window.open(address, '_blank', 'noopener,noreferrer')
  }
  return { isPending, open: () => void attempt(openIt) }
}
