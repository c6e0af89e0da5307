/** Recordings, watch progress, and notes. (spec 7 Live and recordings) */

import * as v from 'valibot'
import { read, readWhole } from '#src/api/read.ts'
import { del, get, members, buildPage, patch, post } from '#src/api/row.ts'
import {
  FreeModule,
  ModuleRecordings,
  Note,
  Recording,
  RecordingCard,
  RecordingProgress,
  RecordingType,
} from '#src/api/shapes/recording.ts'
import { Done, Id, Seconds, buildList } from '#src/api/shapes/scalar.ts'
import { Filled, PageQuery } from '#src/api/shapes/typed.ts'

const RecordingQuery = v.object({ ...PageQuery.entries, batch: v.optional(Id), module: v.optional(Id) })
const PlayEvent = v.object({
  event: v.picklist(['play', 'pause', 'end']),
  position: Seconds,
  speed: v.number(),
})
/** Recording progress filters, and `count` and `page` as for each list. (spec 3, ruling R35) */
const ProgressQuery = v.object({
  ...PageQuery.entries,
  recording_type: v.optional(RecordingType),
  batch: v.optional(Id),
  course: v.optional(Id),
})
const ProgressDraft = v.object({
  position: Seconds,
  watched: Seconds,
  duration: Seconds,
  recording_type: RecordingType,
})
/** Note filters. (spec 3) */
const NoteQuery = v.object({
  ...PageQuery.entries,
  learner: v.optional(Id),
  recording: v.optional(Id),
  batch: v.optional(Id),
  study_plan: v.optional(Id),
  course: v.optional(Id),
})
/** With `_id` it changes that note. */
const NoteDraft = v.object({
  _id: v.optional(Id),
  recording: v.optional(Id),
  batch: v.optional(Id),
  study_plan: v.optional(Id),
  position: v.optional(Seconds),
  text: Filled,
})

export const recording = {
  list: get('recording', {
    stored: 'at-once',
    role: members,
    query: RecordingQuery,
    reply: buildPage(RecordingCard),
  }),
  /** Videos of a batch that are not class recordings. (ruling R62) */
  vods: get('recording/vods/:id', { role: members, reply: buildList(ModuleRecordings) }),
  byModule: get('recording/module', {
    role: members,
    query: v.object({ batch: Id }),
    reply: buildList(ModuleRecordings),
  }),
  freeModule: get('recording/free-module', { reply: buildList(FreeModule) }),
  one: get('recording/:id', { stored: 'lasting', role: members, reply: Recording }),
  free: get('recording/free/:id', { reply: Recording }),
  event: post('recording/event/:id', { role: 'learner', body: PlayEvent, reply: Done, fail: 'quiet' }),
  progressList: get('recording-progress', {
    stored: 'at-once',
    role: members,
    query: ProgressQuery,
    reply: buildPage(RecordingProgress),
  }),
  progress: get('recording-progress/:id', { role: 'learner', reply: RecordingProgress }),
  saveProgress: patch('recording-progress/:id', {
    role: 'learner',
    body: ProgressDraft,
    reply: RecordingProgress,
  }),
  notes: get('note', {
    stored: 'at-once',
    fail: 'empty-when-missing',
    role: members,
    query: NoteQuery,
    reply: buildPage(Note),
  }),
  note: get('note/:id', { role: 'learner', reply: Note }),
  saveNote: post('note', { role: 'learner', body: NoteDraft, reply: Note }),
  removeNote: del('note/:id', { role: 'learner', reply: Done }),
}

export const readRecording = (id: string) => read(recording.one, { params: { id } })
export const readRecordingProgress = (id: string) => read(recording.progress, { params: { id } }, true)
export const readOpenLessons = () => read(recording.freeModule, {}, true)
export const readAllProgress = () => read(recording.progressList, { query: {} }, true)
export const readAllNotes = () => readWhole(recording.notes, {})
export const RESUME_COUNT = 20
export const readResume = (page: number) =>
  read(recording.progressList, { query: { count: RESUME_COUNT, page } })
export const RECENT_COUNT = 20
export const readRecent = () => read(recording.list, { query: { count: RECENT_COUNT } })
/** For a screen that works on all of them, such as the missed ones. */
export const readAllRecordings = () => readWhole(recording.list, {})
export const readRecordingNotes = (id: string) => readWhole(recording.notes, { recording: id }, true)
export const readNoteCount = () => read(recording.notes, { query: { count: 1 } }, true)
export const readVideos = (id: string) => read(recording.vods, { params: { id } })
export const readBatchRecordings = (batch: string) => read(recording.byModule, { query: { batch } })
