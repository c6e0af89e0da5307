/** First steps in a batch. */
import * as z from 'zod/mini'
import { Flag, Html, Id, Text, listOf } from './scalar.ts'

/** `key` names the step for the screen; `text` is HTML. */
export const Onboarding = z.object({
  _id: Id,
  title: Text,
  steps: listOf(z.object({ key: z.string(), title: Text, text: Html, is_done: Flag })),
  is_complete: Flag,
})
export type Onboarding = z.infer<typeof Onboarding>
