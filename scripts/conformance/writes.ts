/** Writes that a test account can repeat: each leaves the data unchanged or is undone by a later one. */

import type { Kind } from './ids.ts'

export interface Write {
  /** Ids beside or instead of those of the path. */
  fill?: Readonly<Record<string, Kind>>
  body?: (ids: Readonly<Record<string, string>>) => unknown
}

const TEXT = 'conformance'
const PERIOD = { date_from: '2020-01-01', date_to: '2020-02-01' }

/** In execution order. */
export const WRITES: Readonly<Record<string, Write>> = {
  'course.click': { body: () => ({}) },
  'recording.event': { body: () => ({ event: 'play', position: 0, speed: 1 }) },
  'job.mark': { body: () => ({ marked: false }) },
  'notification.markAsRead': { body: () => ({ ids: [] }) },
  'recording.saveNote': {
    fill: { recording: 'recording' },
    body: ({ recording }) => ({ recording, position: 0, text: TEXT }),
  },
  'recording.removeNote': { fill: { id: 'new note' } },
  'talent.createEducation': { body: () => ({ ...PERIOD, institute: TEXT, degree: TEXT, subject: TEXT }) },
  'talent.updateEducation': { fill: { id: 'new education' }, body: () => ({ subject: TEXT }) },
  'talent.removeEducation': { fill: { id: 'new education' } },
  'talent.createExperience': {
    body: () => ({ ...PERIOD, company: TEXT, designation: TEXT, description: TEXT }),
  },
  'talent.updateExperience': { fill: { id: 'new experience' }, body: () => ({ description: TEXT }) },
  'talent.removeExperience': { fill: { id: 'new experience' } },
  // A draft that no learner sees.
  'notice.create': {
    fill: { batch: 'batch' },
    body: ({ batch }) => ({
      title: TEXT,
      date: '2020-01-01',
      topic: TEXT,
      meta_description: TEXT,
      description: TEXT,
      is_published: false,
      is_urgent: false,
      batch,
    }),
  },
  'notice.update': { fill: { id: 'new notice' }, body: () => ({ title: TEXT }) },
  'notice.remove': { fill: { id: 'new notice' } },
}
