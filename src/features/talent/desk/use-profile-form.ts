/**
 * The form of the profile: checked, kept as a draft until its press, then on the device until the server has its
 * changed fields. (rulings R55, R82)
 */

import { applyEdit } from '#src/api/requests/define-edit.ts'
import { pressAndWatch } from '#src/api/requests/request-outbox.ts'
import { type ShownRequest, useRequests } from '#src/api/requests/use-requests.ts'
import type { Talent } from '#src/api/shapes/talent.ts'
import { pickChanged } from '#src/lib/merge-edits.ts'
import { draftDropped, draftTyped } from '#src/stores/drafts/draft-store.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { type Form, type Problems, useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import {
  findProblems,
  getValues,
  type ProfileProblems,
  type ProfileValues,
  StoredValues,
} from './profile-values.ts'
import { DRAFT, talentEdit } from './talent-edit.ts'

function storeChanged(changed: StoredValues): void {
  if (Object.keys(changed).length > 0) draftTyped(DRAFT, changed)
  else draftDropped(DRAFT)
}

export interface ProfileForm {
  values: ProfileValues
  form: Form<ProfileValues>
  problems: ProfileProblems
  isDirty: boolean
  /** A save that the server does not have yet. */
  waiting: ShownRequest | undefined
  failure: string | undefined
  undo: () => void
}

/** Tells whether something typed here is unsaved. */
export function useHasDraft(): boolean {
  return useDraft(DRAFT, StoredValues, undefined)[0] !== undefined
}

export function useProfileForm(talent: Talent): ProfileForm {
  const [draft, , undo] = useDraft(DRAFT, StoredValues, undefined)
  const [waiting] = useRequests(talentEdit)
  const server = getValues(talent)
  // What waits is as good as saved.
  const saved = applyEdit(server, waiting?.values)
  const values = { ...saved, ...draft }

  const form = useDraftForm({
    values,
    type: (next) => storeChanged(pickChanged(next, saved)),
    // The server's names, which identify the parts of a list.
    check: (typed) => findProblems(typed, talent) as Problems<ProfileValues>,
    send: (typed) => pressAndWatch(talentEdit, { about: {}, base: server, fields: typed }),
    done: () => undefined,
  })
  return {
    values,
    form,
    problems: form.errors,
    isDirty: Object.keys(pickChanged(values, saved)).length > 0,
    waiting: form.isPending ? undefined : waiting,
    failure: form.failure,
    undo,
  }
}
