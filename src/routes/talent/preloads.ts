/** The reads that the talent's pages begin with; a file of its own, so that nobody else carries these rows. */

import { readInterviews, readOffers, readTalent } from '#src/api/contract/talent.ts'
import type { Preload } from '#src/api/preload.ts'

export const listTalentReads = (): Preload[] => [readTalent()]
export const listAnswersReads = (): Preload[] => [readInterviews(), readOffers()]
