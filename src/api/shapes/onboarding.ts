/** First steps in a batch. */
import * as v from 'valibot'
import { Flag, Html, Id, Text, buildList } from './scalar.ts'

/** `key` names the step for the screen; `text` is HTML. */
export const Onboarding = v.object({
  _id: Id,
  title: Text,
  steps: buildList(v.object({ key: v.string(), title: Text, text: Html, is_done: Flag })),
  is_complete: Flag,
})
export type Onboarding = v.InferOutput<typeof Onboarding>
