/**
 * An edit of a record waits like any request. What was changed in the record since is read when it is sent and merged
 * field by field, since these writes carry no version. (rulings R36, R82)
 */

import * as v from 'valibot'
import { ApiError } from '#src/api/client/api-error.ts'
import type { InputOf, ReplyOf, Row } from '#src/api/row.ts'
import { mergeEdits } from '#src/lib/merge-edits.ts'
import { defineRequest, type Request, type RequestParts } from './define-request.ts'
import { words } from './words.ts'

export interface Edit<Fields, About> {
  /** Which record. */
  about: About
  /** The record on the server when the editing began. */
  base: Fields
  fields: Fields
  /** Earlier edits of this person that may have arrived: they are nobody else's changes. */
  tried?: Fields[]
}

/** Both have changed the same field: the person chooses in the form. */
export class ClashError extends ApiError {
  readonly theirs: unknown

  constructor(theirs: unknown) {
    super('http', { status: 409, msg: words.clash })
    this.theirs = theirs
  }
}

type Shared<R extends Row, Fields, About> = Pick<
  RequestParts<R, Edit<Fields, About>>,
  'name' | 'row' | 'draft' | 'onPercent' | 'isConfirmedInPlace'
>

interface EditParts<R extends Row, Fields extends object, About, Thing> extends Shared<R, Fields, About> {
  fields: v.GenericSchema<unknown, Fields>
  about: v.GenericSchema<unknown, About>
  /** The record as it is now. */
  readThing: (about: About) => Promise<Thing>
  readFields: (thing: Thing) => Fields
  /** `thing`: as it is now. */
  build: (edit: Edit<Fields, About>, thing: Thing, key: string) => InputOf<R> | Promise<InputOf<R>>
  /** `mine`: nobody else edits it, so the last press counts. */
  onClash: 'ask' | 'mine'
  getPlace: (about: About) => string
  getPage: (about: About) => string
  done: (about: About, reply: ReplyOf<R> | undefined, key: string) => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The record as it will be once the edit has arrived. */
export function applyEdit<Fields extends object>(
  server: Fields,
  edit: Pick<Edit<Fields, unknown>, 'base' | 'fields'> | undefined,
): Fields {
  return edit === undefined ? server : mergeEdits(edit.base, edit.fields, server).values
}

/** The base, with this person's own earlier values where the server has them. */
function rebase<Fields extends object>({ base, tried = [] }: Edit<Fields, unknown>, theirs: Fields): Fields {
  const names = Object.keys(base) as (keyof Fields)[]
  const isOwn = (name: keyof Fields) => tried.some((each) => isSame(each[name], theirs[name]))
  return Object.fromEntries(names.map((name) => [name, isOwn(name) ? theirs[name] : base[name]])) as Fields
}

export function defineEdit<R extends Row, Fields extends object, About, Thing>(
  parts: EditParts<R, Fields, About, Thing>,
): Request<Edit<Fields, About>, ReplyOf<R>> {
  const { fields, about, readThing, readFields, build, onClash, getPlace, getPage, done, ...shared } = parts
  const shape = v.object({ about, base: fields, fields, tried: v.optional(v.array(fields)) })

  return defineRequest<R, Edit<Fields, About>>({
    ...shared,
    shape,
    build: async (edit, key) => {
      const thing = await readThing(edit.about)
      const theirs = readFields(thing)
      const merged = mergeEdits(rebase(edit, theirs), edit.fields, theirs)
      if (merged.clashes.length > 0 && onClash === 'ask') throw new ClashError(theirs)
      return build({ ...edit, fields: merged.values }, thing, key)
    },
    repeat: 'harmless',
    isReplaced: (edit, earlier, isInDoubt) => ({
      ...edit,
      base: earlier.base,
      tried: [...(earlier.tried ?? []), ...(isInDoubt ? [earlier.fields] : [])],
    }),
    getPlace: (edit) => getPlace(edit.about),
    getPage: (edit) => getPage(edit.about),
    done: (edit, reply, key) => done(edit.about, reply, key),
  })
}
