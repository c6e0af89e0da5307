/**
 * The form of the profile: validated, stored as a draft until it is saved, and saved once. (spec 3 User
 * profile, spec 4 Profile update)
 */

import { useForm, type UseFormReturnType } from '@mantine/form'
import { type FormEvent, useEffect, useState } from 'react'
import { callWithMessage } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { auth } from '#src/api/contract/auth.ts'
import type { Country } from '#src/api/shapes/country.ts'
import type { Profile } from '#src/api/shapes/profile.ts'
import { readGoal, saveGoal } from '#src/stores/browser/goal.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { explainUnsent } from '#src/ui/fields/use-draft-form.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { applyProfile } from './apply-profile.ts'
import {
  findChangedFields,
  buildDraft,
  StoredValues,
  type ProfileField,
  type ProfileValues,
  findProblems,
  getValues,
} from './profile-values.ts'

export interface ProfileForm {
  form: UseFormReturnType<ProfileValues>
  /** The unsaved fields. */
  changed: readonly ProfileField[]
  isSaving: boolean
  /** Why the last save failed, if no field says it; cleared at the next try. (ruling R41) */
  failure: string | undefined
  save: (event: FormEvent<HTMLFormElement>) => void
  /** Discards the changes. */
  undo: () => void
}

/** The country has no separate message: the number's message covers it. */
function isShownBesideField(problems: Record<string, string>, values: ProfileValues): boolean {
  return Object.keys(problems).some((name) => name in values && name !== 'phone_extra_country_code')
}

/** Text typed during the save stays. */
function afterSave(now: ProfileValues, sent: ProfileValues, saved: Profile): ProfileValues {
  const fresh = getValues(saved)
  const entries = (Object.keys(fresh) as ProfileField[]).map((field) => [
    field,
    now[field] === sent[field] ? fresh[field] : now[field],
  ])
  return Object.fromEntries(entries) as ProfileValues
}

/**
 * The saved values; a goal that the profile does not have (any more) comes from this browser, and is sent
 * when the person saves. (ruling R15)
 */
function startOf(profile: Profile): ProfileValues {
  const values = getValues(profile)
  return { ...values, goal: values.goal || readGoal(profile._id) }
}

/** Keeps the draft in sync with the form: only the fields that differ from the saved ones. */
function useStoredValues(values: ProfileValues, profile: Profile): { changed: readonly ProfileField[] } {
  const [, type, drop] = useDraft('profile', StoredValues, {})
  const changed = findChangedFields(values, profile)
  const text = JSON.stringify(changed.map((field) => [field, values[field]]))
  useEffect(() => {
    const entries = JSON.parse(text) as [ProfileField, string][]
    if (entries.length > 0) type(Object.fromEntries(entries))
    else drop()
  }, [text, type, drop])
  return { changed }
}

/** `onSaved` is the callback of the specification: it shows the server's message. */
export function useProfileForm(
  profile: Profile,
  countries: readonly Country[],
  onSaved: (message: string, saved: Profile) => void,
): ProfileForm {
  const [draft] = useDraft('profile', StoredValues, {})
  const form = useForm<ProfileValues>({
    initialValues: { ...startOf(profile), ...draft },
    validate: (values) => findProblems(values, profile, countries),
    validateInputOnBlur: true,
  })
  const { changed } = useStoredValues(form.values, profile)
  const [failure, setFailure] = useState<string>()

  function showProblems(problems: Record<string, unknown>): void {
    const [first] = Object.keys(problems)
    if (first === undefined) return
    const field = form.getInputNode(first as ProfileField)
    // A field in a folded group cannot take the focus.
    const fold = field?.closest('details')
    if (fold) fold.open = true
    field?.focus()
  }

  const { isPending: isSaving, runAction } = usePendingAction<void>(
    () => undefined,
    (error) => {
      // The toast has shown the reason; a field's message is also beside it, all others are beside the
      // button.
      if (!(error instanceof ApiError)) return
      if (!isShownBesideField(error.fields, form.getValues()))
        setFailure(explainUnsent(error) ?? getFailureText(error))
      form.setErrors(error.fields)
      showProblems(error.fields)
    },
  )

  async function send(values: ProfileValues): Promise<void> {
    const { data, msg } = await callWithMessage(auth.update, { body: buildDraft(values, profile, countries) })
    applyProfile(data)
    saveGoal(getValues(data).goal, data._id)
    form.setValues(afterSave(form.getValues(), values, data))
    onSaved(msg, data)
  }

  const submit = form.onSubmit((values) => void runAction(() => send(values)), showProblems)

  return {
    form,
    changed,
    isSaving,
    failure,
    save: (event) => {
      setFailure(undefined)
      submit(event)
    },
    undo: () => {
      setFailure(undefined)
      form.setValues(getValues(profile))
      form.clearErrors()
    },
  }
}
