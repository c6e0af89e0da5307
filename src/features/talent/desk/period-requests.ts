/** Schools and positions on their way. A new one has no key: the profile says whether it has arrived. (rulings R55, R82) */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { talent } from '#src/api/contract/talent.ts'
import { defineRequest, type Request } from '#src/api/requests/define-request.ts'
import { type ShownRequest, useRequests } from '#src/api/requests/use-requests.ts'
import type { Talent } from '#src/api/shapes/talent.ts'
import { paths } from '#src/lib/paths.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'
import { type PeriodBody, PeriodValues } from './period-values.ts'
import { refetchTalent } from './use-own-talent.ts'

const Body = v.object({
  place: v.string(),
  role: v.string(),
  note: v.string(),
  date_from: v.string(),
  date_to: v.nullable(v.string()),
})
/** `id`: missing for a new one. `typed`: what the form shows when it is taken back. */
const PeriodRequest = v.object({ id: v.optional(v.string()), body: Body, typed: PeriodValues })
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
    build: ({ id = '', body }) => ({ params: { id }, body: toSchool(body) }),
    repeat: 'harmless',
    isReplaced: true,
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
    build: ({ id = '', body }) => ({ params: { id }, body: toPosition(body) }),
    repeat: 'harmless',
    isReplaced: true,
  }),
}

/** The new one and the edits that are on their way. */
export function usePeriodRequests({
  create,
  update,
}: PeriodRequests): readonly ShownRequest<PeriodRequest>[] {
  return [...useRequests(create), ...useRequests(update)]
}
