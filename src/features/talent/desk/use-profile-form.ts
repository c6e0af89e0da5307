/**
 * The form of the profile: checked, kept as a draft until it is saved, and sent with only its changed fields.
 * (ruling R55)
 */

import type { Talent } from '#src/api/shapes/talent.ts'
import { draftDropped, draftTyped, findTypedDraft } from '#src/stores/drafts/draft-store.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { type Form, type Problems, useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import {
  buildBody,
  findProblems,
  getValues,
  pickChanged,
  type ProfileField,
  type ProfileProblems,
  type ProfileValues,
  StoredValues,
} from './profile-values.ts'
import { saveTalent } from './use-own-talent.ts'

const DRAFT = 'talent-profile'

function storeChanged(changed: StoredValues): void {
  if (Object.keys(changed).length > 0) draftTyped(DRAFT, changed)
  else draftDropped(DRAFT)
}

/** Keeps letters typed during the save. */
function dropSaved(sent: StoredValues): void {
  const typed = Object.entries(findTypedDraft(DRAFT, StoredValues) ?? {})
  storeChanged(
    Object.fromEntries(
      typed.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(sent[field as ProfileField])),
    ),
  )
}

export interface ProfileForm {
  values: ProfileValues
  form: Form<ProfileValues>
  problems: ProfileProblems
  isDirty: boolean
  failure: string | undefined
  undo: () => void
}

/** Tells whether something typed here is unsaved. */
export function useHasDraft(): boolean {
  return useDraft(DRAFT, StoredValues, undefined)[0] !== undefined
}

export function useProfileForm(talent: Talent): ProfileForm {
  const [draft, , undo] = useDraft(DRAFT, StoredValues, undefined)
  const values = { ...getValues(talent), ...draft }

  async function send(typed: ProfileValues) {
    const { msg } = await saveTalent(buildBody(typed, talent))
    return { msg, sent: pickChanged(typed, talent) }
  }

  const form = useDraftForm({
    values,
    type: (next) => storeChanged(pickChanged(next, talent)),
    // The server's names, which identify the parts of a list.
    check: (typed) => findProblems(typed, talent) as Problems<ProfileValues>,
    send,
    done: ({ msg, sent }) => {
      dropSaved(sent)
      showToast({ kind: 'success', message: msg })
    },
  })
  return {
    values,
    form,
    problems: form.errors,
    isDirty: Object.keys(pickChanged(values, talent)).length > 0,
    failure: form.failure,
    undo,
  }
}
