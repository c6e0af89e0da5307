/** The first reads of the talent's pages; in a separate file, so that nobody else loads these rows. */

import { readInterviews, readOffers, readTalent } from '#src/api/contract/talent.ts'
import type { Preload } from '#src/api/preload.ts'

export const listTalentReads = (): Preload[] => [readTalent()]
export const listAnswersReads = (): Preload[] => [readInterviews(), readOffers()]
