/**
 * Describes a row of the study plan in each state: texts, pill and action. A state is always a word, never
 * only a colour.
 */

import { canJoin } from '#src/api/join-way.ts'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { type LiveState, SOON_MS, getLiveState } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import type { PillProps } from '#src/ui/pill.tsx'
import { words } from './words.ts'

const row = words.row

export interface RowAction {
  text: string
  /** Longer text on a phone, where the button fills the row. */
  longText?: string
  look: 'join' | 'do' | 'watch' | 'see'
  /** Address in the app, or an external one when `isOutside`. */
  to: string
  isOutside?: boolean
  /** The class to join, for the link straight to its room. */
  live?: { id: string; state: LiveState }
}

export interface RowLook {
  /** Parts of the second line, joined by dots. */
  line: string[]
  struck?: string
  /** Highlighted part of the line: time left, or the missed deadline. */
  urgent?: string
  pill?: { tone: PillProps['tone']; text: string; icon?: 'check' | 'clock' | 'lock' | 'hourglass' }
  action?: RowAction
  isToday?: boolean
  canAskRetest?: boolean
}

/** Batch and module of the row. */
export interface ModuleIds {
  batchId: string
  moduleId: string
}

const isText = (part: string | false | null | undefined): part is string =>
  typeof part === 'string' && part !== ''

function buildWatchAction(recordingId: string, { batchId }: ModuleIds): RowAction {
  return { text: row.watch, look: 'watch', to: paths.recording(batchId, recordingId) }
}

function formatWatched(item: StudyItem): string[] {
  if (item.percent) return [row.watched(item.percent)]
  return item.duration ? [row.length(item.duration)] : []
}

function describeLiveToday(item: StudyItem, start: string, now: number): RowLook {
  const state = getLiveState(start, now, item.end_at)
  const left = (Date.parse(start) - now) / 1000
  const page = paths.joinLive(item._id)
  const details: RowAction = { text: row.details, look: 'see', to: page }
  const join: RowAction = {
    text: row.join,
    longText: row.joinClass,
    look: 'join',
    to: page,
    live: { id: item._id, state },
  }
  const actions: Record<LiveState, RowAction | undefined> = {
    ended: undefined,
    later: details,
    soon: join,
    live: join,
  }
  return {
    line: [
      row.span(start, item.end_at),
      formatOwnZoneTime(start),
      state === 'later' && row.joinFrom(Date.parse(start) - SOON_MS, now),
    ].filter(isText),
    urgent: state === 'live' ? row.running : left > 0 ? row.left(left) : undefined,
    action: actions[state],
    pill: state === 'ended' ? { tone: 'neutral', text: row.recordingSoon } : undefined,
    isToday: true,
  }
}

function describeLive(item: StudyItem, place: ModuleIds, now: number): RowLook {
  if (item.recording) return { line: formatWatched(item), action: buildWatchAction(item.recording, place) }
  const start = item.start_at
  // The window of a class just after midnight opens on the previous day.
  const isOpen = start && item.state !== 'locked' && canJoin(getLiveState(start, now, item.end_at))
  if (start && (item.state === 'today' || isOpen)) return describeLiveToday(item, start, now)
  // People in other time zones see both times. (ruling R4)
  const time = start
    ? [row.span(start, item.end_at), formatOwnZoneTime(start)].filter(isText).join(' · ')
    : ''
  if (item.state === 'missed')
    return { line: [item.reason || row.missedClass], pill: { tone: 'missed', text: row.missed } }
  if (item.state === 'locked') {
    const isOver = start !== undefined && start !== null && getLiveState(start, now, item.end_at) === 'ended'
    return { line: [item.reason || time], pill: { tone: 'neutral', text: isOver ? row.over : row.coming } }
  }
  const isMoved = Boolean(start && item.moved_from)
  return {
    line: [time, isMoved ? row.movedLine : ''].filter(isText),
    struck: isMoved && item.moved_from ? row.span(item.moved_from) : undefined,
    pill: { tone: 'neutral', text: row.coming },
    isToday: start ? isSameDhakaDay(start, now) : false,
  }
}

function describeRecording(item: StudyItem, place: ModuleIds): RowLook {
  if (item.state === 'locked') return describeLocked(item, formatWatched(item))
  return { line: formatWatched(item), action: buildWatchAction(item._id, place) }
}

function describeLocked(item: StudyItem, line: string[], now = getServerNow()): RowLook {
  const opens = item.opens_at
  const isNear = opens ? Date.parse(opens) - now < 3 * DAY_MS : false
  const text = opens ? (isNear ? row.opensAt(opens) : row.opensOn(opens)) : row.locked
  const own = opens && isNear ? formatOwnZoneTime(opens) : undefined
  return {
    line: [...(line.length > 0 ? line : [item.reason]), own].filter(isText),
    pill: { tone: 'neutral', text, icon: 'lock' },
  }
}

/** States of a finished assignment or exam, with a link to the submission. */
function describeFinished(item: StudyItem, action: RowAction, line: string[]): RowLook | undefined {
  if (item.state === 'under-review') {
    return {
      line: [item.reason || row.underReviewLine],
      pill: { tone: 'info', text: row.underReview, icon: 'hourglass' },
      action: { ...action, text: row.see, look: 'see' },
    }
  }
  if (item.state === 'missed') {
    return {
      line: [],
      urgent: item.reason || row.missedLine,
      pill: { tone: 'missed', text: row.missed },
      canAskRetest: item.can_retest,
    }
  }
  if (item.state !== 'marked' && item.state !== 'done') return undefined
  const hasMark = typeof item.mark === 'number' && typeof item.marks === 'number'
  return {
    line,
    pill: {
      tone: 'ok',
      text: hasMark ? row.mark(item.mark, item.marks) : row.done,
      icon: 'check',
    },
    action: { ...action, text: item.has_comment ? row.comment : row.see, look: 'see' },
  }
}

function describeAssignment(item: StudyItem, { batchId, moduleId }: ModuleIds): RowLook {
  const action: RowAction = {
    text: row.handIn,
    look: 'do',
    to: paths.assignment(batchId, moduleId, item._id),
  }
  const checked = item.checked_by ? row.checkedBy(item.checked_by) : ''
  const done = describeFinished(
    item,
    action,
    [item.submitted_at ? row.handedInAt(item.submitted_at) : '', checked].filter(isText),
  )
  if (done) return done
  const until = item.due_at ? [row.lastTime(item.due_at), formatOwnZoneTime(item.due_at)] : []
  const line = [item.marks ? row.marks(item.marks) : '', ...until].filter(isText)
  if (item.state === 'locked') return describeLocked(item, line)
  return {
    line: item.reason ? [item.reason] : line,
    pill: { tone: 'due', text: row.due, icon: 'clock' },
    action,
  }
}

function describeExam(item: StudyItem, { batchId, moduleId }: ModuleIds): RowLook {
  const action: RowAction = {
    text: row.instructions,
    look: 'do',
    to: paths.exam(batchId, moduleId, item._id),
  }
  const line = [
    item.question_count ? row.questions(item.question_count) : '',
    item.minutes ? row.minutes(item.minutes) : '',
  ].filter(isText)
  if (item.state === 'locked') return describeLocked(item, line)
  return describeFinished(item, action, line) ?? { line, action }
}

function describeResource(item: StudyItem): RowLook {
  if (item.state === 'locked') return describeLocked(item, [row.resource])
  return {
    line: [row.resource],
    action: item.url ? { text: row.openResource, look: 'see', to: item.url, isOutside: true } : undefined,
  }
}

const LOOKS: Record<StudyItem['kind'], (item: StudyItem, place: ModuleIds, now: number) => RowLook> = {
  live: describeLive,
  recording: describeRecording,
  assignment: describeAssignment,
  exam: describeExam,
  resource: describeResource,
}

/** `now` in milliseconds since 1970. */
export function getRowLook(item: StudyItem, place: ModuleIds, now: number): RowLook {
  return LOOKS[item.kind](item, place, now)
}
