/** The one button that pays: one purchase in flight, its failure in place, and where it leads. (ruling R14) */
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#src/api/client/api-error.ts'
import { assessment } from '#src/api/contract/assessment.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { course } from '#src/api/contract/course.ts'
import { refetch } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { isRefusal, type Outcome } from './attempt.ts'
import { pageMoves } from './page-moves.ts'
import { useWayBack } from './use-way-back.ts'
import { words } from './words.ts'

const CONFLICT = 409

/** The server asks another price than the one shown, and says which. */
function isOtherPrice({ status, data }: ApiError): boolean {
  return status === CONFLICT && typeof data === 'object' && data !== null && 'amount' in data
}

/** Everything the page shows of price and state, fetched anew. */
async function lookAgain(): Promise<void> {
  const rows = [commerce.discount, commerce.bookingStatus, commerce.checkExpiry, course.one, assessment.one]
  await Promise.allSettled(rows.map((row) => refetch(row)))
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  if (isOtherPrice(error)) return `${error.msg} ${words.newPrice}`
  return isRefusal(error) ? error.msg : `${error.msg} ${words.mayBeLost}`
}

export interface Purchase {
  isPending: boolean
  /** A sentence to stand beside the button. */
  failure: string | undefined
  /** Counts up when prices and codes must be judged anew. */
  round: number
  run: (work: () => Promise<Outcome>) => Promise<void>
}

export function usePurchase(): Purchase {
  const navigate = useNavigate()
  const isInFlight = useRef(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [round, setRound] = useState(0)

  function end(sentence?: string) {
    isInFlight.current = false
    setPending(false)
    setFailure(sentence)
    setRound((before) => before + 1)
    return lookAgain()
  }

  useWayBack(() => void end())

  async function follow(outcome: Outcome): Promise<void> {
    // The button goes on waiting until the browser has left.
    if (outcome.to === 'gateway') pageMoves.leave(outcome.url)
    else if (outcome.to === 'result') await navigate(paths.purchaseResult(outcome.idx))
    else if (outcome.to === 'batch') await navigate(paths.batch(outcome.id))
    else await end(words.otherOpen)
  }

  async function run(work: () => Promise<Outcome>) {
    // Not the state: a second click may come before the first is drawn.
    if (isInFlight.current) return
    isInFlight.current = true
    setPending(true)
    setFailure(undefined)
    try {
      await follow(await work())
    } catch (error) {
      await end(sentenceOf(error))
    }
  }

  return { isPending, failure, round, run }
}
