/** A person's own items for the palette, made from the loaded replies. (ruling R66) */

import { getAppointmentAddress } from '#src/api/join-way.ts'
import type { AssignmentCard } from '#src/api/shapes/assignment.ts'
import type { BatchCard } from '#src/api/shapes/batch.ts'
import type { Appointment, LiveClass } from '#src/api/shapes/live.ts'
import type { Notice } from '#src/api/shapes/notice.ts'
import type { Note, RecordingCard } from '#src/api/shapes/recording.ts'
import { type Instant, isSameDhakaDay } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { formatShortCourse } from '#src/lib/subject-words.ts'
import { isBegun } from '#src/lib/watch-place.ts'
import type { Item } from './item.ts'
import { words } from './words.ts'

export type Day = keyof typeof words.days

function findDay(at: Instant, now: number): Day | undefined {
  const days: Readonly<Record<Day, number>> = { today: now, tomorrow: now + DAY_MS, yesterday: now - DAY_MS }
  return (Object.keys(days) as Day[]).find((day) => isSameDhakaDay(at, days[day]))
}

const getDayTopic = (day: Day | undefined) => (day ? words.dayTopics[day] : '')
const buildDayPill = (day: Day | undefined): Item['pill'] =>
  day ? { text: words.days[day], tone: day === 'today' ? 'urgent' : 'neutral' } : undefined

export function buildRecordingItem(recording: RecordingCard, now: number): Item[] {
  if (!recording.batch) return []
  const { _id: batchId, title, course_title } = recording.batch
  const isUnderWay = isBegun(recording)
  const day = recording.recorded_at ? findDay(recording.recorded_at, now) : undefined
  return [
    {
      id: `recording:${recording._id}`,
      group: 'classes',
      title: recording.title,
      line: joinFacts(title, words.recording, isUnderWay && words.watchedTo(recording.position)),
      look: 'recording',
      topic: `${words.topics.recording} ${course_title} ${recording.module?.title ?? ''} ${getDayTopic(day)}`,
      to: paths.recording(batchId, recording._id),
      at: isUnderWay ? recording.position : undefined,
    },
  ]
}

/** A recorded class is found as its recording. */
export function buildClassItem(liveClass: LiveClass, now: number, isTeacher: boolean): Item[] {
  if (liveClass.recording || liveClass.state === 'cancelled') return []
  const day = findDay(liveClass.start_at, now)
  const isComing = liveClass.state !== 'ended'
  return [
    {
      id: `live:${liveClass._id}`,
      group: 'classes',
      title: liveClass.title,
      line: joinFacts(words.liveAt(liveClass.start_at), formatShortCourse(liveClass.batch)),
      look: isComing ? 'live' : 'class',
      topic: `${words.topics.live} ${liveClass.batch.course_title} ${liveClass.module?.title ?? ''} ${getDayTopic(day)} ${isComing ? words.topics.coming : ''}`,
      to: isTeacher ? paths.teacherLive(liveClass._id) : paths.joinLive(liveClass._id),
      pill: buildDayPill(day),
    },
  ]
}

export function buildNoteItem({ _id, text, position, recording, batch }: Note): Item {
  const at = position ?? undefined
  return {
    id: `note:${_id}`,
    group: 'notes',
    title: text,
    line: recording
      ? words.noteOf(recording.title)
      : joinFacts(words.note, batch && formatShortCourse(batch)),
    look: 'note',
    topic: `${words.topics.note} ${batch?.course_title ?? ''}`,
    to:
      recording && batch
        ? paths.recording(batch._id, recording._id, { at })
        : offers.notes
          ? paths.notes()
          : paths.recordings(),
    at: recording && batch ? at : undefined,
  }
}

/** A note that the server does not have yet, or only in an older version. */
export interface WaitingNote {
  key: string
  noteId?: string | undefined
  recording?: string | undefined
  position?: number | null | undefined
  text: string
  isRemoval: boolean
}

/** Replaces the note that it changes; the device may only know the id of its recording. */
export function buildWaitingNoteItem(
  { key, noteId, recording: recordingId, position, text }: WaitingNote,
  recordings: readonly RecordingCard[],
): Item {
  const recording = recordings.find(({ _id }) => _id === recordingId)
  const at = position ?? undefined
  return {
    id: `note:${noteId ?? key}`,
    group: 'notes',
    title: text,
    line: joinFacts(recording ? words.noteOf(recording.title) : words.note, words.waiting),
    look: 'note',
    topic: words.topics.note,
    to: recording?.batch
      ? paths.recording(recording.batch._id, recording._id, { at })
      : offers.notes
        ? paths.notes()
        : paths.recordings(),
    at: recording?.batch ? at : undefined,
  }
}

/** Classes have their own list. */
export function buildTaskItem(appointment: Appointment, now: number): Item[] {
  if (appointment.kind === 'live') return []
  const day = findDay(appointment.at, now)
  return [
    {
      id: `task:${appointment._id}`,
      group: 'tasks',
      title: appointment.title,
      line: joinFacts(
        words.work[appointment.kind],
        appointment.kind === 'exam' ? words.liveAt(appointment.at) : words.until(appointment.at),
      ),
      look: appointment.kind,
      topic: `${words.topics[appointment.kind]} ${words.topics.due} ${appointment.batch.course_title} ${getDayTopic(day)}`,
      to: getAppointmentAddress(appointment),
      pill: buildDayPill(day),
    },
  ]
}

export function buildAssignmentItem(assignment: AssignmentCard): Item[] {
  if (!assignment.module) return []
  return [
    {
      id: `task:${assignment._id}`,
      group: 'tasks',
      title: assignment.title,
      line: joinFacts(
        words.work.assignment,
        assignment.submission ? words.handedIn : undefined,
        formatShortCourse(assignment.batch),
      ),
      look: 'assignment',
      topic: `${words.topics.assignment} ${assignment.batch.course_title}`,
      to: paths.assignment(assignment.batch._id, assignment.module._id, assignment._id),
    },
  ]
}

export function buildNoticeItem(
  { _id, title, topic, meta_description: text, batch, created_at: at }: Notice,
  isTeacher: boolean,
): Item[] {
  if (!isTeacher && !batch) return []
  return [
    {
      id: `notice:${_id}`,
      group: 'notices',
      title,
      line: joinFacts(words.liveAt(at), batch && formatShortCourse(batch)),
      look: 'notice',
      topic: `${words.topics.notice} ${topic}`,
      body: text,
      to: isTeacher ? paths.teacherNotice(_id) : paths.batchNotices(batch!._id),
    },
  ]
}

export function buildBatchItem({ _id, title, course }: BatchCard, isTeacher: boolean): Item {
  return {
    id: `batch:${_id}`,
    group: 'classes',
    title: course.title,
    line: title,
    look: 'batch',
    topic: `${words.topics.batch} ${title}`,
    to: isTeacher ? paths.teacherBatch(_id) : paths.batch(_id),
  }
}
