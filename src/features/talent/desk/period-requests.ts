/** Schools and positions on their way. A new one has no key: the profile says whether it has arrived. (rulings R55, R82) */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { talent } from '#src/api/contract/talent.ts'
import { defineRequest, type Request } from '#src/api/requests/define-request.ts'
import { type ShownRequest, useRequests } from '#src/api/requests/use-requests.ts'
import type { Talent } from '#src/api/shapes/talent.ts'
import { mergeEdits, pickChanged } from '#src/lib/merge-edits.ts'
import { paths } from '#src/lib/paths.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'
import { type PeriodBody, PeriodValues, readPeriod } from './period-values.ts'
import { refetchTalent } from './use-own-talent.ts'

const Body = v.object({
  place: v.string(),
  role: v.string(),
  note: v.string(),
  date_from: v.string(),
  date_to: v.nullable(v.string()),
})
/**
 * `id`: missing for a new one. `base`: the record when the editing began, so that only what was changed is sent and
 * another device's fields stay. `typed`: what the form shows when it is taken back.
 */
const PeriodRequest = v.object({
  id: v.optional(v.string()),
  base: v.optional(Body),
  body: Body,
  typed: PeriodValues,
})
type PeriodRequest = v.InferOutput<typeof PeriodRequest>

export interface PeriodRequests {
  create: Request<PeriodRequest>
  update: Request<PeriodRequest>
}

export const NEW = 'new'
export const getDraftKey = (kind: 'education' | 'experience', id = NEW) => `talent-${kind}-${id}`

const toSchool = ({ place, role, note, ...rest }: PeriodBody) => ({
  ...rest,
  institute: place,
  degree: role,
  subject: note,
})
const toPosition = ({ place, role, note, ...rest }: PeriodBody) => ({
  ...rest,
  company: place,
  designation: role,
  description: note,
})

/** A request of an earlier release has no base: it changes all. */
const pickEdited = <T extends object>({ body, base }: PeriodRequest, rename: (body: PeriodBody) => T) =>
  base === undefined ? rename(body) : pickChanged(rename(body), rename(base))

/** A later edit of the same record, made from what the server last said, keeps what the earlier one changes. */
function joinEdits(edit: PeriodRequest, { base, body: earlier }: PeriodRequest): PeriodRequest {
  if (edit.base === undefined || base === undefined) return edit
  const body = mergeEdits(edit.base, edit.body, earlier).values
  return { ...edit, base, body, typed: readPeriod({ _id: edit.id ?? NEW, ...body }) }
}

const readProfile = () => call(talent.preview, { query: {} }, { isQuiet: true })

const shared = {
  shape: PeriodRequest,
  getPlace: ({ id = NEW }: PeriodRequest) => id,
  done: () => void refetchTalent(),
  // It is a row of the list.
  isConfirmedInPlace: true,
} as const

const school = {
  ...shared,
  draft: ({ id, typed }: PeriodRequest) => nameRequestDraft(getDraftKey('education', id), typed),
  getPage: () => paths.talentEducation({}),
} as const
const position = {
  ...shared,
  draft: ({ id, typed }: PeriodRequest) => nameRequestDraft(getDraftKey('experience', id), typed),
  getPage: () => paths.talentExperience({}),
} as const

export const educationRequests: PeriodRequests = {
  create: defineRequest({
    ...school,
    name: 'education',
    row: talent.createEducation,
    build: ({ body }) => ({ body: toSchool(body) }),
    repeat: async ({ body }) =>
      (await readProfile()).education.some(
        (one: Talent['education'][number]) =>
          one.institute === body.place && one.degree === body.role && one.date_from === body.date_from,
      ),
  }),
  update: defineRequest({
    ...school,
    name: 'education-edit',
    row: talent.updateEducation,
    build: (edit) => ({ params: { id: edit.id ?? '' }, body: pickEdited(edit, toSchool) }),
    repeat: 'harmless',
    isReplaced: joinEdits,
  }),
}

export const experienceRequests: PeriodRequests = {
  create: defineRequest({
    ...position,
    name: 'experience',
    row: talent.createExperience,
    build: ({ body }) => ({ body: toPosition(body) }),
    repeat: async ({ body }) =>
      (await readProfile()).experience.some(
        (one: Talent['experience'][number]) =>
          one.company === body.place && one.designation === body.role && one.date_from === body.date_from,
      ),
  }),
  update: defineRequest({
    ...position,
    name: 'experience-edit',
    row: talent.updateExperience,
    build: (edit) => ({ params: { id: edit.id ?? '' }, body: pickEdited(edit, toPosition) }),
    repeat: 'harmless',
    isReplaced: joinEdits,
  }),
}

/** The new one and the edits that are on their way. */
export function usePeriodRequests({
  create,
  update,
}: PeriodRequests): readonly ShownRequest<PeriodRequest>[] {
  return [...useRequests(create), ...useRequests(update)]
}
