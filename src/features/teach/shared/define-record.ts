/**
 * What a teacher's editor writes, as requests: a new record is looked up before a repeat, since the calls take no key; an
 * edit is merged with what others have changed. A file goes along under the key of its press. (rulings R36, R82)
 */

import * as v from 'valibot'
import { ApiError } from '#src/api/client/api-error.ts'
import { defineEdit, type Edit } from '#src/api/requests/define-edit.ts'
import { defineRequest, type Request, type RequestParts } from '#src/api/requests/define-request.ts'
import type { RequestName } from '#src/api/requests/request-names.ts'
import type { InputOf, ReplyOf, Row } from '#src/api/row.ts'
import { nameEditDraft, nameRequestDraft } from '#src/stores/drafts/request-draft.ts'
import {
  readRequestFile,
  requestFileMoved,
  requestFileSent,
  takeFileBack,
} from '#src/stores/uploads/request-file.ts'
import { words } from './edit-words.ts'

const About = v.object({
  /** Empty for a new one. */
  id: v.string(),
  batch: v.string(),
  /** The key of the form's draft. */
  draft: v.string(),
  /** A file was chosen. */
  hasFile: v.optional(v.boolean(), false),
})
export type About = v.InferOutput<typeof About>

/** The id of the upload of an editor's file. */
export const nameEditorFile = (draft: string) => `teacher-${draft}`

export interface NewRecord<Fields> {
  about: About
  fields: Fields
}

interface Writes<R extends Row, Fields> {
  name: RequestName
  row: R
  build: (fields: Fields, about: About, file: File | undefined) => InputOf<R>
}

interface RecordParts<R extends Row, Fields extends object, Thing> {
  fields: v.GenericSchema<unknown, Fields>
  /** The record as it is now. */
  readThing: (about: About) => Promise<Thing>
  readFields: (thing: Thing) => Fields
  getPage: (about: About) => string
  done: (about: About, reply: ReplyOf<R> | undefined) => void
}

interface NewRecordParts<C extends Row, U extends Row, Fields extends object, Thing> extends RecordParts<
  C | U,
  Fields,
  Thing
> {
  create: Writes<C, Fields> & { hasArrived: (fields: Fields, about: About) => Promise<boolean> }
  update: Writes<U, Fields>
}

/** What an editor sends with; `create` is missing for what teachers do not create. */
export interface TeacherRecord<Fields, Reply> {
  create?: Request<NewRecord<Fields>, Reply>
  update: Request<Edit<Fields, About>, Reply>
}

async function readFile({ hasFile }: About, key: string): Promise<File | undefined> {
  if (!hasFile) return undefined
  const file = await readRequestFile(key)
  // The browser has made room.
  if (file === undefined) throw new ApiError('http', { status: 400, msg: words.fileGone })
  return file
}

function wrapDraft(about: About, key: string, draft: ReturnType<typeof nameRequestDraft>) {
  return {
    ...draft,
    restore: () => {
      draft.restore()
      if (about.hasFile) void takeFileBack(key, nameEditorFile(about.draft))
    },
  }
}

function finish(about: About, key: string): void {
  if (about.hasFile) requestFileSent(key)
}

/** Only the edit, for what teachers do not create. */
export function defineRecordEdit<R extends Row, Fields extends object, Thing>({
  build,
  done,
  ...parts
}: Writes<R, Fields> & RecordParts<R, Fields, Thing>): Request<Edit<Fields, About>, ReplyOf<R>> {
  return defineEdit({
    ...parts,
    about: About,
    build: async ({ fields, about }, _thing, key) => build(fields, about, await readFile(about, key)),
    onClash: 'ask',
    getPlace: ({ id }) => id,
    draft: (edit, key) => wrapDraft(edit.about, key, nameEditDraft(edit.about.draft, edit)),
    onPercent: (_edit, key, percent) => requestFileMoved(key, percent),
    done: (about, reply, key) => {
      finish(about, key)
      done(about, reply)
    },
  })
}

export function defineRecord<C extends Row, U extends Row, Fields extends object, Thing>({
  create,
  update,
  done,
  ...shared
}: NewRecordParts<C, U, Fields, Thing>) {
  const shape = v.object({ about: About, fields: shared.fields })
  const { build, hasArrived, ...named } = create
  const parts: RequestParts<C, NewRecord<Fields>> = {
    ...named,
    shape,
    build: async ({ fields, about }, key) => build(fields, about, await readFile(about, key)),
    // Several new ones may wait for one batch.
    getPlace: ({ about }) => about.draft,
    repeat: ({ fields, about }) => hasArrived(fields, about),
    draft: ({ fields, about }, key) => wrapDraft(about, key, nameRequestDraft(about.draft, fields)),
    onPercent: (_values, key, percent) => requestFileMoved(key, percent),
    getPage: ({ about }) => shared.getPage(about),
    done: ({ about }, reply, key) => {
      finish(about, key)
      done(about, reply)
    },
  }
  return { create: defineRequest(parts), update: defineRecordEdit({ ...update, ...shared, done }) }
}
