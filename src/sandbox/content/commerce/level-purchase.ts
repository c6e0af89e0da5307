/**
 * Sells levels of an assessment: each for its own price, and one without tries left for the price of another
 * set. (rulings R14, R37)
 */

import { formatNumber } from '#src/lib/bn.ts'
import { getDisplayedPrice, getOldPrice } from '#src/lib/price.ts'
import type { LevelRow } from '../../database/tables/assessment.ts'
import type { Person } from '../../database/tables/person.ts'
import { BadField, NotFound, HttpError } from '../../kernel/http-error.ts'
import {
  type LevelHistory,
  type AssessmentWithLevels,
  readLevelHistory,
  readAssessments,
  getLevelProgress,
} from '../level/level-progress.ts'
import type { Services } from '../services.ts'
import { listOpenTransactions } from './booking-status.ts'
import { type Currency, convertCurrency } from './currency.ts'
import { startPurchase, checkAmount, continuePurchase, type Payment, type StartedReply } from './purchase.ts'

interface Wanted {
  assessment?: string | undefined
  levels?: readonly string[] | undefined
}

async function findAssessment({ assessment }: Wanted, parts: Services): Promise<AssessmentWithLevels> {
  const found = (await readAssessments(parts)).find((one) => one._id === assessment)
  if (!found) throw new NotFound('অ্যাসেসমেন্টটি')
  return found
}

function chooseLevels({ levels }: AssessmentWithLevels, { levels: wanted = [] }: Wanted): LevelRow[] {
  const chosen = levels.filter(({ _id }) => wanted.includes(_id))
  if (chosen.length === 0 || chosen.length !== new Set(wanted).size)
    throw new BadField('levels', 'কোন লেভেলগুলো কিনবেন, তা বেছে নিন।')
  return chosen
}

/** Price of a level for this person, in taka, with the old price. (spec 4 Displayed price) */
function getLevelPrice(
  row: LevelRow,
  assessment: AssessmentWithLevels,
  history: LevelHistory,
): { price: number; real: number } {
  const { isOwned, left } = getLevelProgress(row, assessment, history)
  if (isOwned && left !== 0) throw new HttpError(409, `লেভেল ${formatNumber(row.no)} আপনার আগেই আছে।`)
  if (isOwned && row.retry_price !== null) return { price: row.retry_price, real: row.retry_price }
  const prices = { live_price: row.price, live_price_real: row.price_real }
  const price = getDisplayedPrice(prices)
  if (price === undefined) throw new BadField('levels', `লেভেল ${formatNumber(row.no)} এখন কেনা যাচ্ছে না।`)
  return { price, real: getOldPrice(prices) ?? price }
}

/** Converts each level separately, since the screens add them up that way. */
function sumPrices(
  asked: readonly { price: number; real: number }[],
  currency: Currency,
): { price: number; amount: number } {
  return asked.reduce(
    (sum, { price, real }) => ({
      price: sum.price + convertCurrency(real, currency),
      amount: sum.amount + convertCurrency(price, currency),
    }),
    { price: 0, amount: 0 },
  )
}

export async function buyLevels(
  person: Person,
  wanted: Wanted,
  payment: Payment,
  parts: Services,
): Promise<StartedReply> {
  const assessment = await findAssessment(wanted, parts)
  const chosen = chooseLevels(assessment, wanted)
  const open = (await listOpenTransactions(person._id, parts)).find(
    (row) => row.assessment === assessment._id,
  )
  if (open) return continuePurchase(open, parts)
  // Codes are only for courses.
  if (payment.promo_code) throw new BadField('promo_code', 'লেভেল কেনায় প্রোমো কোড চলে না।')

  const history = await readLevelHistory(person._id, parts)
  const { price, amount } = sumPrices(
    chosen.map((row) => getLevelPrice(row, assessment, history)),
    payment.currency,
  )
  checkAmount(payment.amount, { amount })
  const { method, currency, redirect, affiliate = null, mk_activity_id = null } = payment
  return startPurchase(
    {
      person: person._id,
      kind: 'assessment',
      assessment: assessment._id,
      levels: chosen.map(({ _id }) => _id),
      method,
      currency,
      redirect,
      affiliate,
      mk_activity_id,
      price,
      discount: price - amount,
      amount,
    },
    parts,
  )
}
