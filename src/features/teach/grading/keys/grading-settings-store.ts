/**
 * How a teacher grades on this device: whether keys work and advance automatically, and reusable phrases.
 * Kept at logout, by person.
 */

import * as v from 'valibot'
import { create } from 'zustand'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'

/**
 * `advances`: a digit moves on to the next open criterion. `sheet`: how much of the marks a phone shows below
 * the work.
 */
const Settings = v.object({
  hasKeys: v.boolean(),
  advances: v.optional(v.boolean(), true),
  sheet: v.optional(v.picklist(['total', 'marks', 'full']), 'marks'),
  /** Shows a later try beside the one before. */
  isBeside: v.optional(v.boolean(), true),
  phrases: v.optional(v.array(v.string())),
  /** By the question's text, so that they return with its copy in another batch; the newest question last. */
  questionPhrases: v.optional(
    v.record(v.string(), v.array(v.object({ text: v.string(), uses: v.number() }))),
  ),
})
type Settings = v.InferOutput<typeof Settings>

const keyOfPerson = () => `device:grading-${useSession.getState().user?._id ?? 'nobody'}` as const

function initial(): Settings {
  return recall(keyOfPerson(), Settings) ?? { hasKeys: true, advances: true, sheet: 'marks', isBeside: true }
}

export const useGradingSettings = create<Settings>(initial)

export function gradingSettingChosen(chosen: Partial<Settings>): void {
  useGradingSettings.setState(chosen)
  remember(keyOfPerson(), useGradingSettings.getState())
}

export function reset(): void {
  useGradingSettings.setState(initial(), true)
}

useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) reset()
})
