/** A person's name for papers in English. What writes it by a rule loads with the first such paper. */

export interface LatinName {
  /** As on record. */
  original: string
  /** The person's own spelling as the account keeps it: a paper checks it, and without one a rule writes it. */
  kept: string | undefined
  /** The account has not answered yet. */
  isPending: boolean
  /** Only for one's own name: a paper asks where no spelling of it is kept. */
  save?: (text: string) => Promise<void>
}

const BENGALI = /[\u0980-\u09ff]/

export const hasBengali = (text: string) => BENGALI.test(text)
