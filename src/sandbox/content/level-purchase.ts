/** Buying levels of an assessment: each costs its own price, and one whose tries are used up the price of another set. (rulings R14, R37) */
import { formatNumber } from '#src/lib/bn.ts'
import { getDisplayedPrice, getOldPrice } from '#src/lib/price.ts'
import type { Person } from '../kernel/handler.ts'
import { badField, missing, Refusal } from '../kernel/refusal.ts'
import { openTransactions } from './booking-status.ts'
import { type Currency, inCurrency } from './currency.ts'
import { type Climb, type Ladder, type LevelRow, readClimb, readLadders, standingOf } from './ladder.ts'
import type { Parts } from './parts.ts'
import { begin, checkAmount, goOnWith, type Payment, type Reply } from './purchase.ts'

interface Wanted {
  assessment?: string | undefined
  levels?: readonly string[] | undefined
}

async function ladderOf({ assessment }: Wanted, parts: Parts): Promise<Ladder> {
  const found = (await readLadders(parts)).find(({ of }) => of._id === assessment)
  if (!found) throw missing('অ্যাসেসমেন্টটি')
  return found
}

function chosenIn({ levels }: Ladder, { levels: wanted = [] }: Wanted): LevelRow[] {
  const chosen = levels.filter(({ _id }) => wanted.includes(_id))
  if (chosen.length === 0 || chosen.length !== new Set(wanted).size) throw badField('levels', 'কোন লেভেলগুলো কিনবেন, তা বেছে নিন।')
  return chosen
}

/** What a level costs this person now, in taka, and the struck old price. (spec 4 Displayed price) */
function askedFor(row: LevelRow, ladder: Ladder, climb: Climb): { price: number; real: number } {
  const { isOwned, left } = standingOf(row, ladder, climb)
  if (isOwned && left !== 0) throw new Refusal(409, `লেভেল ${formatNumber(row.no)} আপনার আগেই আছে।`)
  if (isOwned && row.retry_price !== null) return { price: row.retry_price, real: row.retry_price }
  const prices = { live_price: row.price, live_price_real: row.price_real }
  const price = getDisplayedPrice(prices)
  if (price === undefined) throw badField('levels', `লেভেল ${formatNumber(row.no)} এখন কেনা যাচ্ছে না।`)
  return { price, real: getOldPrice(prices) ?? price }
}

/** Each level is brought into the currency by itself, as the screens add them up. */
function totalOf(asked: readonly { price: number; real: number }[], currency: Currency): { price: number; amount: number } {
  return asked.reduce(
    (sum, { price, real }) => ({ price: sum.price + inCurrency(real, currency), amount: sum.amount + inCurrency(price, currency) }),
    { price: 0, amount: 0 },
  )
}

export async function buyLevels(person: Person, wanted: Wanted, payment: Payment, parts: Parts): Promise<Reply> {
  const ladder = await ladderOf(wanted, parts)
  const chosen = chosenIn(ladder, wanted)
  const open = (await openTransactions(person._id, parts)).find(({ assessment }) => assessment === ladder.of._id)
  if (open) return goOnWith(open, parts)
  // Codes are given for courses.
  if (payment.promo_code) throw badField('promo_code', 'লেভেল কেনায় প্রোমো কোড চলে না।')

  const climb = await readClimb(person._id, parts)
  const { price, amount } = totalOf(
    chosen.map((row) => askedFor(row, ladder, climb)),
    payment.currency,
  )
  checkAmount(payment.amount, { amount })
  const { method, currency, redirect, affiliate = null, mk_activity_id = null } = payment
  return begin(
    {
      person: person._id,
      kind: 'assessment',
      assessment: ladder.of._id,
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
