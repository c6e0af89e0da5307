/** Tells the server which suggestions were taken over, once the time to take them back is over. */
import type { ApiError } from '#src/api/client/api-error.ts'
import { call } from '#src/api/call.ts'
import { ai } from '#src/api/contract/ai.ts'
import { type Acceptance, acceptanceDropped, ownAcceptances, suggestionAccepted } from '#src/stores/ai-acceptance-store.ts'

/** How long an acceptance can be taken back, in milliseconds. */
const UNDO_MS = 10_000
/** After a failed try. */
const AGAIN_MS = 30_000

let timer: ReturnType<typeof setTimeout> | undefined

async function send({ suggestion, submission, leavesAt }: Acceptance): Promise<void> {
  try {
    await call(ai.accept, { params: { id: suggestion }, body: { submission } }, { isQuiet: true })
    acceptanceDropped(suggestion)
  } catch (error) {
    const { kind, status = 500 } = error as ApiError
    if (kind === 'http' && status < 500) acceptanceDropped(suggestion)
    else suggestionAccepted({ suggestion, submission, leavesAt: leavesAt + AGAIN_MS })
  }
}

/** Sends what is due and looks again when the next will be. */
export async function sendAcceptances(): Promise<void> {
  const now = Date.now()
  for (const each of ownAcceptances().filter(({ leavesAt }) => leavesAt <= now)) await send(each)
  clearTimeout(timer)
  const next = Math.min(...ownAcceptances().map(({ leavesAt }) => leavesAt))
  if (Number.isFinite(next)) timer = setTimeout(() => void sendAcceptances(), Math.max(next - Date.now(), 100))
}

export function acceptanceBegan(suggestion: string, submission: string): void {
  suggestionAccepted({ suggestion, submission, leavesAt: Date.now() + UNDO_MS })
  void sendAcceptances()
}
