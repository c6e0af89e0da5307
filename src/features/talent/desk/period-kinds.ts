/**
 * The two kinds of periods, with their calls: schools and positions differ only in the names of their fields.
 * (ruling R55)
 */

import { call } from '#src/api/call.ts'
import { talent } from '#src/api/contract/talent.ts'
import type { Talent } from '#src/api/shapes/talent.ts'
import { educationRequests, experienceRequests, type PeriodRequests } from './period-requests.ts'
import type { Period } from './period-values.ts'

export interface PeriodKind {
  name: 'education' | 'experience'
  list: (talent: Talent) => Period[]
  requests: PeriodRequests
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
  requests: educationRequests,
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
  requests: experienceRequests,
  remove: (id, options) => call(talent.removeExperience, { params: { id } }, options),
}
