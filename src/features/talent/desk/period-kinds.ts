/**
 * The two kinds of periods, with their calls: schools and positions differ only in the names of their fields.
 * (ruling R55)
 */

import { call, callWithMessage } from '#src/api/call.ts'
import { talent } from '#src/api/contract/talent.ts'
import type { Talent } from '#src/api/shapes/talent.ts'
import type { Period, PeriodBody } from './period-values.ts'

export interface PeriodKind {
  name: 'education' | 'experience'
  list: (talent: Talent) => Period[]
  /** Without an id it is a new one. */
  save: (id: string | undefined, body: PeriodBody) => Promise<{ msg: string }>
  remove: (id: string, options: { isLasting: boolean }) => Promise<unknown>
}

export const education: PeriodKind = {
  name: 'education',
  list: (talent) =>
    talent.education.map(({ institute, degree, subject, ...rest }) => ({
      ...rest,
      place: institute,
      role: degree,
      note: subject,
    })),
  save: (id, { place, role, note, ...rest }) => {
    const body = { ...rest, institute: place, degree: role, subject: note }
    return id === undefined
      ? callWithMessage(talent.createEducation, { body })
      : callWithMessage(talent.updateEducation, { params: { id }, body })
  },
  remove: (id, options) => call(talent.removeEducation, { params: { id } }, options),
}

export const experience: PeriodKind = {
  name: 'experience',
  list: (talent) =>
    talent.experience.map(({ company, designation, description, ...rest }) => ({
      ...rest,
      place: company,
      role: designation,
      note: description,
    })),
  save: (id, { place, role, note, ...rest }) => {
    const body = { ...rest, company: place, designation: role, description: note }
    return id === undefined
      ? callWithMessage(talent.createExperience, { body })
      : callWithMessage(talent.updateExperience, { params: { id }, body })
  },
  remove: (id, options) => call(talent.removeExperience, { params: { id } }, options),
}
