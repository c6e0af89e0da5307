/** First steps of a learner, and of a learner in a batch. (ruling R60) */

import * as v from 'valibot'
import { Flag, buildList } from './scalar.ts'

/**
 * `key`: `profile`, `first_lesson`, `reminder`; in a batch `routine`, `plan`, `support`. A step that no
 * screen knows is not shown. The server ticks each one when it has happened.
 */
export const Onboarding = v.object({
  is_open: Flag,
  steps: buildList(v.object({ key: v.string(), done: Flag })),
})
export type Onboarding = v.InferOutput<typeof Onboarding>
