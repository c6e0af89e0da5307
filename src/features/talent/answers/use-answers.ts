/**
 * A talent's interviews and offers, read completely; an answer is sent once and updates the frame and other
 * tabs. (ruling R56)
 */

import { callWithMessage } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { auth } from '#src/api/contract/auth.ts'
import { talent, readInterviews, readOffers } from '#src/api/contract/talent.ts'
import type { Answer, Interview, Offer } from '#src/api/shapes/talent-answer.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { refetch } from '#src/api/use-api.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import type { LoadState } from '#src/ui/states/load.tsx'
import type { Asked } from './answer-view.ts'

interface Answers {
  interviews: readonly Interview[]
  offers: readonly Offer[]
}

/** Both lists as one read, since the tabs count both. */
export function useAnswers(): { read: LoadState<Answers>; retryRest: (() => void) | undefined } {
  const interviews = useAllPages(readInterviews())
  const offers = useAllPages(readOffers())
  const reads = [interviews.read, offers.read]
  const isThere = reads.every(({ data }) => data !== undefined)
  return {
    read: {
      data: isThere ? { interviews: interviews.rows, offers: offers.rows } : undefined,
      error: reads.find(({ error }) => error !== undefined)?.error,
      isSlow: reads.some(({ isSlow }) => isSlow),
      fetchedAt: interviews.read.fetchedAt,
      // Retries everything that failed on the screen.
      retry: interviews.read.retry,
      cancel: () => reads.forEach(({ cancel }) => cancel()),
    },
    retryRest: interviews.retryRest ?? offers.retryRest,
  }
}

async function refetchAll(): Promise<void> {
  await Promise.all([refetch(talent.interviews), refetch(talent.offers), refetch(auth.talent)])
}

function send({ kind, letter: { _id: id } }: Asked, answer: Answer): Promise<{ msg: string }> {
  const quiet = { isQuiet: true }
  return kind === 'interview'
    ? callWithMessage(talent.answerInterview, { params: { id }, body: { invitation_status: answer } }, quiet)
    : callWithMessage(talent.answerOffer, { params: { id }, body: { offer_status: answer } }, quiet)
}

/**
 * A success shows the server's own message. (spec 4) A rejected late answer is returned, once the lists show
 * the current state.
 */
export async function sendAnswer(asked: Asked, answer: Answer): Promise<ApiError | undefined> {
  try {
    const { msg } = await send(asked, answer)
    showToast({ kind: 'success', message: msg })
    await refetchAll()
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    await refetchAll()
    return error
  }
}
