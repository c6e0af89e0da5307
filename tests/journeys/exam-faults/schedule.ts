/**
 * Provides schedules of edits and faults during one exam: those of the list (CC0-1.0, its head explains the
 * verbs), and random ones.
 */

import { readFileSync } from 'node:fs'
import { randomFrom } from '../../support/random.ts'
import type { Kind, Kinds } from './server-view.ts'

export type Step = readonly [verb: string, ...words: (string | number)[]]

export interface Expectation {
  /** The last value of each question; null = emptied on purpose. */
  final?: Readonly<Record<string, string | null>>
  /** The number of accepted hand-ins. */
  submits?: number
  refreshes?: number
  uploads_complete?: number
  warns?: boolean
  no_throw?: boolean
  asks_first?: boolean
  /** Questions that the palette calls begun. */
  begun?: readonly number[]
  shown?: string
  reloads_by_app?: string
  other_user_sees?: string
}

export interface Schedule {
  id: string
  name: string
  steps: readonly Step[]
  expect: Expectation
}

export function listedSchedules(): readonly Schedule[] {
  const text = readFileSync(new URL('schedules.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { schedules: Schedule[] }).schedules
}

/** The kind of question that a step needs, where it is not a written one. */
function findKind([verb, , value]: Step): Kind | undefined {
  if (verb === 'choose') return 'choice'
  if (verb === 'half') return 'twoBlanks'
  if (verb === 'type_code') return 'code'
  if (verb === 'scan') return 'pages'
  if (typeof value !== 'string') return undefined
  return value.startsWith('file:') ? 'file' : value.startsWith('photo:') ? 'photo' : undefined
}

/** The kinds of the schedule's questions, by their number. */
export function listKinds({ steps }: Schedule): Kinds {
  return Object.fromEntries(
    steps.flatMap((step) => {
      const kind = findKind(step)
      return kind === undefined ? [] : [[Number(step[1]), kind] as const]
    }),
  )
}

const QUESTIONS = 8
/** Questions of a random exam that are not written whole. */
const CHOICE = 7
const TWO_BLANKS = 5
const LETTERS = ['A', 'B', 'C']
const SECOND_TAB = 2
const PAUSES = [0, 50, 300, 1000, 2500]
const FAULTS: readonly (readonly Step[])[] = [
  ...['off', 'on', 'slow:2000', 'flap'].map((net) => [['net', net] as const]),
  ...[
    '500',
    '502',
    '503',
    '429:2',
    'delay:4000',
    'html200',
    'truncate',
    'reset-after-apply',
    '401-once',
    'ok',
  ].map((server) => [['server', server] as const]),
  ...[-86_400, -300, 300, 86_400].map((seconds) => [['clock', seconds] as const]),
  [['storage', 'ok']],
  [['arrow', 'right']],
  [['arrow', 'left']],
  [['wait', 2000]],
  [['wait', 6000]],
]
/** Verbs that reload the page. */
const LEAVING: readonly (readonly Step[])[] = [
  [['session_expire', 'access']],
  [['session_expire', 'all']],
  [['login_same']],
  [['wait', 600], ['reload']],
  [['wait', 600], ['crash'], ['reload']],
  [['wait', 600], ['close'], ['reload']],
]
/**
 * From here on only the page has the written text, so it must not be left; a room that is still opening may
 * read its exam from the device.
 */
const UNSTORED: readonly (readonly Step[])[] = ['full', 'denied'].map((how) => [
  ['return'] as const,
  ['storage', how] as const,
])
const MOST_STEPS = 14
/** Repairs the device, the connection and the server, and waits until everything is sent. */
const ENDING: readonly Step[] = [
  ['storage', 'ok'],
  ['net', 'on'],
  ['server', 'ok'],
  ['wait', 20_000],
]

/** Logs in again after a lost session, since nothing can be sent without one. */
const RETURN: readonly Step[] = [['return'], ['wait', 20_000]]

/**
 * Makes one edit: mostly a text, sometimes an empty one, sometimes in a second tab, which opens from the
 * device while the server is down.
 */
function randomEdit(
  random: () => number,
  value: string,
  final: Record<string, string | null>,
  canOpen: boolean,
): readonly Step[] {
  const question = 1 + Math.floor(random() * QUESTIONS)
  const how = random()
  if (how < 0.1 && typeof final[question] === 'string') {
    final[question] = null
    return [['clear', question]]
  }
  if (question === CHOICE) {
    const letter = LETTERS[Math.floor(random() * LETTERS.length)] as string
    final[question] = letter
    return [['choose', question, letter]]
  }
  final[question] = value
  if (question === TWO_BLANKS) return [['half', question, value]]
  return how > 0.9 && canOpen ? [['answer_in', SECOND_TAB, question, value]] : [['answer', question, value]]
}

function randomSchedule(seed: number): Schedule {
  const random = randomFrom(seed)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const steps: Step[] = []
  const final: Record<string, string | null> = {}
  const count = 4 + Math.floor(random() * MOST_STEPS)
  let storage = 'ok'
  for (let at = 0; at < count; at += 1) {
    if (at === 0 || random() < 0.55) {
      steps.push(...randomEdit(random, `r${seed}-${at}`, final, storage !== 'denied'), ['wait', pick(PAUSES)])
      continue
    }
    const fault: readonly Step[] = pick(storage === 'ok' ? [...FAULTS, ...LEAVING, ...UNSTORED] : FAULTS)
    for (const [verb, how] of fault) if (verb === 'storage') storage = String(how)
    steps.push(...fault)
  }
  const isOut = steps.some(([verb, how]) => verb === 'session_expire' && how === 'all')
  const handIn = pick(['none', 'submit', 'double_submit'])
  const ending: Step[] = handIn === 'none' ? [] : [[handIn], ['wait', 5000]]
  return {
    id: `r${seed}`,
    name: `at random, seed ${seed}`,
    steps: [...steps, ...ENDING, ...(isOut ? RETURN : []), ...ending],
    expect: { final, submits: handIn === 'none' ? 0 : 1 },
  }
}

/** Makes so many schedules, starting from this seed. */
export function randomSchedules(count: number, seed: number): readonly Schedule[] {
  return Array.from({ length: count }, (_, at) => randomSchedule(seed + at))
}
