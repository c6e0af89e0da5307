/** The first class of the full-stack course, which anyone can watch before buying. */

import type { recording } from '../../database/tables/item.ts'
import { CLIP_SECONDS, getStreamPath } from '../../media/stream-lengths.ts'
import type { Calendar } from '../calendar.ts'
import { TANVIR } from '../people.ts'
import { getCourseId } from './make-course.ts'
import { FREE_CLASS } from './web-courses.ts'

export function buildFreeClass(calendar: Calendar): typeof recording.$inferInsert {
  return {
    _id: FREE_CLASS,
    course: getCourseId('full-stack-javascript'),
    title: 'ওয়েব কীভাবে কাজ করে, আর আপনার প্রথম পেজ',
    teacher: TANVIR,
    recording_type: 'free',
    duration: CLIP_SECONDS,
    stream: getStreamPath('short'),
    chapters: [
      { at: 0, title: 'ওয়েব কীভাবে কাজ করে' },
      { at: 90, title: 'প্রথম পেজ' },
    ],
    is_free: true,
    recorded_at: calendar.at(-60, '12:00'),
  }
}
