/** Tells the server which suggestions were taken over, once the time to take them back is over. */
import { ApiError } from '#src/api/client/api-error.ts'
import { call } from '#src/api/call.ts'
import { ai } from '#src/api/contract/ai.ts'
import {
  type Acceptance,
  acceptanceDelayed,
  acceptanceDropped,
  ownAcceptances,
  suggestionAccepted,
} from '#src/stores/grading/ai-acceptance-store.ts'
import { verdictOf } from '../drafts/save-rules.ts'

/** How long an acceptance can be taken back, in milliseconds. */
const UNDO_MS = 10_000
/** After a failed try. */
const AGAIN_MS = 30_000

let timer: ReturnType<typeof setTimeout> | undefined

async function send({ suggestion, submission, leavesAt }: Acceptance): Promise<void> {
  let isTold = true
  try {
    await call(ai.accept, { params: { id: suggestion }, body: { submission } }, { isQuiet: true })
  } catch (error) {
    if (!(error instanceof ApiError)) reportError(error)
    // The marks themselves are the teacher's; what the server will never hear of is no loss of theirs. A fault of our own is no
    // dead line: it would only come again.
    isTold = !(error instanceof ApiError) || ['refused', 'conflict'].includes(verdictOf(error))
  }
  // Taken back meanwhile, or accepted anew: that one has its own time.
  if (!ownAcceptances().some((each) => each.suggestion === suggestion && each.leavesAt === leavesAt)) return
  if (isTold) acceptanceDropped(suggestion)
  else acceptanceDelayed(suggestion, Date.now() + AGAIN_MS)
}

/** Sends what is due and looks again when the next will be. */
export async function sendAcceptances(): Promise<void> {
  const now = Date.now()
  for (const each of ownAcceptances().filter(({ leavesAt }) => leavesAt <= now)) await send(each)
  clearTimeout(timer)
  const next = Math.min(...ownAcceptances().map(({ leavesAt }) => leavesAt))
  if (Number.isFinite(next)) timer = setTimeout(() => void sendAcceptances(), Math.max(next - Date.now(), 100))
}

/** Returns the acceptance that it takes the place of: of other criteria of the same suggestion, and not told yet. */
export function acceptanceBegan(suggestion: string, submission: string): Acceptance | undefined {
  const before = ownAcceptances().find((each) => each.suggestion === suggestion)
  suggestionAccepted({ suggestion, submission, leavesAt: Date.now() + UNDO_MS })
  void sendAcceptances()
  return before
}

/** The last acceptance is taken back; the one `before` it stands, and is told in its own time. */
export function acceptanceTakenBack(suggestion: string, before: Acceptance | undefined): void {
  acceptanceDropped(suggestion)
  if (before === undefined) return
  suggestionAccepted(before)
  void sendAcceptances()
}
