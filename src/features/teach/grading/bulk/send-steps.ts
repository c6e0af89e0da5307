/** Gives the planned marks of many papers, and reports the suggestions of the assistant that they accept. */

import { offers } from '#src/lib/features.ts'
import { beginAcceptance, takeBackAcceptance } from '../ai/acceptance-outbox.ts'
import type { Act } from '../saving/act.ts'
import { type Given, giveMarks } from '../saving/give.ts'
import type { BulkAction, BulkStep } from './bulk-plan.ts'

export function sendSteps(steps: readonly BulkStep[], kind: BulkAction['kind'] | 'table'): Act {
  const begin = ({ item: { submission, sheet, suggestion }, draft, isChecked }: BulkStep): Given => {
    const given = { submission, kind: 'submission', sheet, draft, isChecked } as const
    if (!offers.ai || kind !== 'agreed' || !suggestion) return given
    const before = beginAcceptance(suggestion._id, submission._id)
    return { ...given, takeBackAcceptance: () => takeBackAcceptance(suggestion._id, before) }
  }
  return giveMarks(steps.map(begin))
}
