/**
 * One form whose values lie in a draft, so that they outlive a reload: what is wrong beside its fields, one sending at a time.
 * (Mantine's form keeps its values itself; the profile, whose lists it orders, has that one.) `FormCard` gives the first wrong field the focus.
 */

import { type FormEvent, useState } from 'react'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'

export type Problems<T> = Partial<Record<keyof T, string>>

interface FormInput<T, R> {
  values: T
  /** Stores what is typed; a draft, as a rule. */
  type: (values: T) => void
  /** Judges before anything is sent; nothing wrong = an empty object. */
  check: (values: T) => Problems<T>
  /** Asks about what is allowed but unlikely; false keeps the form as it is. */
  confirm?: (values: T) => Promise<boolean>
  send: (values: T) => Promise<R>
  /** Runs once the values have arrived. */
  done: (reply: R) => void
}

/** The values that are text, and may be typed into a field as they are. */
type TextName<T> = {
  [K in keyof T]: T[K] extends string ? (string extends T[K] ? K : never) : never
}[keyof T]

interface FieldProps {
  value: string
  error: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

export interface Form<T> {
  /** Gives a text, select or text area field its value, error and change: `<TextField label={…} {...field('title')} />`. */
  field: (name: TextName<T>) => FieldProps
  set: <K extends keyof T>(name: K, value: T[K]) => void
  /** Several values at once. */
  setAll: (changed: Partial<T>) => void
  errors: Problems<T>
  /** How often it was refused, here or by the server. */
  refusals: number
  isPending: boolean
  /** Handed to `onSubmit`, or called with other values than the typed ones. */
  submit: (event?: FormEvent, values?: T) => void
}

/** Takes over what a failed call holds of single fields; a toast showed the rest. (ruling R8) */
function listFields<T>(error: unknown): Problems<T> {
  return typeof error === 'object' && error !== null && 'fields' in error ? (error.fields as Problems<T>) : {}
}

export function useDraftForm<T, R>({ values, type, check, confirm, send, done }: FormInput<T, R>): Form<T> {
  const [errors, setErrors] = useState<Problems<T>>({})
  const [refusals, setRefusals] = useState(0)
  const { isPending, runAction } = usePendingAction<R>(done, (error) => refuse(listFields<T>(error)))

  function refuse(problems: Problems<T>) {
    setErrors(problems)
    setRefusals((count) => count + 1)
  }

  function setAll(changed: Partial<T>) {
    // A list's errors stand beside its parts, as `links.0`.
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
    const problems = check(given)
    if (Object.keys(problems).length > 0) refuse(problems)
    else void sendConfirmed(given)
  }

  async function sendConfirmed(given: T) {
    if (confirm === undefined || (await confirm(given))) await runAction(() => send(given))
  }

  return { field, set, setAll, errors, refusals, isPending, submit }
}
