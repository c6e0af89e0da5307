/** An edit that waits from before a release has all fields of its form is still sent, and changes only what it had. (ruling R82) */

import { expect, test } from 'vitest'
import type { RequestName } from '#src/api/requests/request-names.ts'
import { SAMPLES } from './request-samples.ts'

type Fields = Readonly<Record<string, unknown>>
interface EditSample {
  base: Fields
  fields: Fields
}

/** A choice among names is not guessed: a form that gets a new one gives it a default in its shape. */
const CHOICES = ['kind']

const isEdit = (values: unknown): values is EditSample =>
  typeof values === 'object' && values !== null && 'base' in values && 'fields' in values

const without = (name: string, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name))

const EDITS = Object.entries(SAMPLES).flatMap(([name, { load, values }]) => {
  const edit = values('item-1')
  return isEdit(edit) ? [{ name: name as RequestName, load, edit }] : []
})

test.each(EDITS)('$name', async ({ name, load, edit }) => {
  await load()
  const { findSubject } = await import('#src/api/requests/define-request.ts')
  const subject = findSubject(name)!
  const names = Object.keys(edit.fields).filter((field) => !CHOICES.includes(field))
  expect(names).not.toEqual([])
  for (const field of names) {
    const older = { ...edit, base: without(field, edit.base), fields: without(field, edit.fields) }
    const read = subject.read(older) as EditSample | undefined
    expect(read, `without ${field}`).toBeDefined()
    expect(read?.fields[field], `${field} is as it was`).toEqual(read?.base[field])
  }
})
