/** The server's clock and dialling codes. (spec 7 Other) */
import type { other } from '#src/api/contract/other.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { countries } from './country-codes.ts'

export const otherHandlers: HandlersOf<typeof other> = {
  time: async ({ clock }) => ({ now: clock.iso() }),
  countryCodes: async () => [...countries],
}
