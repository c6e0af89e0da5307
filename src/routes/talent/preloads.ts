/** The first reads of the talent's pages; in a separate file, so that nobody else loads these rows. */

import { auth } from '#src/api/contract/auth.ts'
import { readInterviews, readOffers, readTalent } from '#src/api/contract/talent.ts'
import type { Preload } from '#src/api/preload.ts'
import { read } from '#src/api/read.ts'

export const listTalentReads = (): Preload[] => [readTalent(), read(auth.talent, {}, true)]
export const listAnswersReads = (): Preload[] => [readInterviews(), readOffers()]
