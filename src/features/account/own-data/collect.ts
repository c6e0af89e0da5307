/** Everything that the account holds of a person, read by the calls that its own screens make: nothing is asked that they may not see. */
import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { recording } from '#src/api/contract/recording.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { TransactionCard } from '#src/api/shapes/booking.ts'
import type { Profile } from '#src/api/shapes/profile.ts'
import type { Note } from '#src/api/shapes/recording.ts'
import type { Submission } from '#src/api/shapes/submission.ts'

export interface OwnData {
  profile: Profile
  notes: readonly Note[]
  submissions: readonly Submission[]
  transactions: readonly TransactionCard[]
}

export type Part = keyof OwnData

/** Rows of a page, as many as the sandbox's and the contract's lists give. */
const COUNT = 100

interface Page<T> {
  data: T[]
  total: number
}

async function readAll<T>(read: (page: number) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = []
  for (let page = 1; ; page += 1) {
    const { data, total } = await read(page)
    rows.push(...data)
    if (data.length === 0 || rows.length >= total) return rows
  }
}

/** Says which part is on its way; one call at a time, so that the server of all is not held up for one. */
export async function collectOwnData(onPart: (part: Part) => void, signal: AbortSignal): Promise<OwnData> {
  const options = { isQuiet: true, signal }
  onPart('profile')
  const profile = await call(auth.me, {}, options)
  // A teacher's lists are those of the learners.
  if (profile.role !== 'learner' && profile.role !== 'talent') return { profile, notes: [], submissions: [], transactions: [] }
  onPart('notes')
  const notes = await readAll((page) => call(recording.notes, { query: { count: COUNT, page } }, options))
  onPart('submissions')
  const cards = await readAll((page) => call(submission.list, { query: { count: COUNT, page } }, options))
  const submissions: Submission[] = []
  for (const { _id, try_no: tryNo } of cards) {
    // Asked for, not begun: there is nothing to read.
    if (tryNo > 0) submissions.push(await call(submission.one, { params: { id: _id } }, options))
  }
  onPart('transactions')
  const { data: transactions } = await call(commerce.transactions, {}, options)
  return { profile, notes, submissions, transactions }
}
