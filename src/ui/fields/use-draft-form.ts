/**
 * A form whose values are in a draft, so that they survive a reload: errors beside the fields, one submission
 * at a time. (Mantine's form keeps its values itself; the profile uses it because it orders lists.)
 * `FormCard` moves the focus to the first wrong field.
 */

import { type FormEvent, useState } from 'react'
import { getFailureText, isShown } from '#src/ui/states/failure-text.ts'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { words } from './form-words.ts'

export type Problems<T> = Partial<Record<keyof T, string>>

interface FormInput<T, R> {
  values: T
  /** Stores what is typed, usually in a draft. */
  type: (values: T) => void
  /** Checks before anything is sent; an empty object means no errors. */
  check: (values: T) => Problems<T>
  /** Asks about unlikely but valid input; false stays in the form. */
  confirm?: (values: T) => Promise<boolean>
  send: (values: T) => Promise<R>
  /** Runs once the values have arrived. */
  done: (reply: R) => void
}

/** The text values, which a field can edit directly. */
type TextName<T> = {
  [K in keyof T]: T[K] extends string ? (string extends T[K] ? K : never) : never
}[keyof T]

interface FieldProps {
  value: string
  error: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

export interface Form<T> {
  /**
   * Gives a text, select or text area field its value, error and change handler: `<TextField label={…}
   * {...field('title')} />`.
   */
  field: (name: TextName<T>) => FieldProps
  set: <K extends keyof T>(name: K, value: T[K]) => void
  /** Sets several values at once. */
  setAll: (changed: Partial<T>) => void
  errors: Problems<T>
  /** Why the last try failed, if no field says it. */
  failure: string | undefined
  /** How often it was rejected, here or by the server. */
  refusals: number
  isPending: boolean
  /** Passed to `onSubmit`, or called with other values than the typed ones. */
  submit: (event?: FormEvent, values?: T) => void
}

/** Takes over a failed call's messages for single fields. (ruling R8) */
function listFields<T>(error: unknown): Problems<T> {
  return typeof error === 'object' && error !== null && 'fields' in error ? (error.fields as Problems<T>) : {}
}

/** Why nothing was sent, if no field says it: an error is never shown only in a toast. (rulings R41, R82) */
export function explainUnsent(error: unknown): string | undefined {
  if (!isShown(error) || Object.keys(listFields(error)).length > 0) return undefined
  return error.kind === 'no-answer' ? words.form.unsent : getFailureText(error)
}

export function useDraftForm<T, R>({ values, type, check, confirm, send, done }: FormInput<T, R>): Form<T> {
  const [errors, setErrors] = useState<Problems<T>>({})
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<string>()
  const { isPending, runAction } = usePendingAction<R>(done, (error) => {
    setFailure(explainUnsent(error))
    refuse(listFields<T>(error))
  })

  function refuse(problems: Problems<T>) {
    setErrors(problems)
    setRefusals((count) => count + 1)
  }

  function setAll(changed: Partial<T>) {
    setFailure(undefined)
    // A list's errors are beside its parts, such as `links.0`.
    const isMended = (key: string) => (key.split('.')[0] ?? '') in changed
    setErrors(
      (held) => Object.fromEntries(Object.entries(held).filter(([key]) => !isMended(key))) as Problems<T>,
    )
    type({ ...values, ...changed })
  }

  function set<K extends keyof T>(name: K, value: T[K]) {
    setAll({ [name]: value } as unknown as Partial<T>)
  }

  function field(name: TextName<T>): FieldProps {
    return {
      value: values[name] as string,
      error: errors[name],
      onChange: ({ currentTarget }) => set(name, currentTarget.value as T[TextName<T>]),
    }
  }

  function submit(event?: FormEvent, given = values) {
    event?.preventDefault()
    setFailure(undefined)
    const problems = check(given)
    if (Object.keys(problems).length > 0) refuse(problems)
    else void sendConfirmed(given)
  }

  async function sendConfirmed(given: T) {
    if (confirm === undefined || (await confirm(given))) await runAction(() => send(given))
  }

  return { field, set, setAll, errors, failure, refusals, isPending, submit }
}
