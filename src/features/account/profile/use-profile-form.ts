/**
 * The form of the profile: validated, stored as a draft until its press, and on the device from then on until the
 * server has it. (spec 3 User profile, spec 4 Profile update, ruling R82)
 */

import { useForm, type UseFormReturnType } from '@mantine/form'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError } from '#src/api/client/api-error.ts'
import { applyEdit } from '#src/api/requests/define-edit.ts'
import { pressAndWatch } from '#src/api/requests/request-outbox.ts'
import { type ShownRequest, useArrival, useRequests } from '#src/api/requests/use-requests.ts'
import type { Country } from '#src/api/shapes/country.ts'
import type { Profile } from '#src/api/shapes/profile.ts'
import { pickChanged } from '#src/lib/merge-edits.ts'
import { readGoal } from '#src/stores/browser/goal.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { explainUnsent } from '#src/ui/fields/use-draft-form.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { profileEdit } from './profile-edit.ts'
import {
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
  /** A save that the server does not have yet. */
  waiting: ShownRequest | undefined
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
function useStoredValues(values: ProfileValues, saved: ProfileValues): { changed: readonly ProfileField[] } {
  const [, type, drop] = useDraft('profile', StoredValues, {})
  const changed = Object.keys(pickChanged(values, saved)) as ProfileField[]
  const text = JSON.stringify(changed.map((field) => [field, values[field]]))
  useEffect(() => {
    const entries = JSON.parse(text) as [ProfileField, string][]
    if (entries.length > 0) type(Object.fromEntries(entries))
    else drop()
  }, [text, type, drop])
  return { changed }
}

export function useProfileForm(
  profile: Profile,
  countries: readonly Country[],
  onNewEmail: (email: string) => void,
): ProfileForm {
  const [draft] = useDraft('profile', StoredValues, {})
  const [waiting] = useRequests(profileEdit)
  const server = getValues(profile)
  // What waits is as good as saved.
  const saved = applyEdit(server, waiting?.values)
  const form = useForm<ProfileValues>({
    initialValues: { ...startOf(profile), ...pickChanged(saved, server), ...draft },
    validate: (values) => findProblems(values, profile, countries),
    validateInputOnBlur: true,
  })
  const { changed } = useStoredValues(form.values, saved)
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

  const [sent, setSent] = useState<{ values: ProfileValues; hasNewEmail: boolean }>()
  useArrival(profileEdit, 'me', (arrived) => {
    if (arrived === undefined) return
    const now = form.getValues()
    form.setValues(afterSave(now, sent?.values ?? now, arrived))
    if (sent?.hasNewEmail) onNewEmail(arrived.email_pending)
  })

  async function send(values: ProfileValues): Promise<void> {
    setSent({ values, hasNewEmail: values.email !== server.email })
    await pressAndWatch(profileEdit, { about: {}, base: server, fields: values })
  }

  const submit = form.onSubmit((values) => void runAction(() => send(values)), showProblems)

  return {
    form,
    changed,
    isSaving,
    waiting: isSaving ? undefined : waiting,
    failure,
    save: (event) => {
      setFailure(undefined)
      submit(event)
    },
    undo: () => {
      setFailure(undefined)
      form.setValues(saved)
      form.clearErrors()
    },
  }
}
