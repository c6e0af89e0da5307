/** The conformance report for people and machines: by call and by screen. */

import { allPages } from '#src/routes/all-pages.ts'
import { readDriven } from '../driven-list.ts'
import type { Result } from './ask-all.ts'
import type { WireCheck } from './wire.ts'

/** The client drops an extra field and waits for a slow reply: both are reported and break nothing. */
export const isBroken = ({ verdict }: Result) =>
  verdict !== 'fits' && verdict !== 'extra fields' && verdict !== 'slow' && verdict !== 'not asked'

export interface ScreenState {
  screen: string
  /** `reads work`: only writes were skipped. */
  state: 'works' | 'broken' | 'reads work' | 'partly asked'
  broken: string[]
  asked: number
  total: number
}

const getCall = ({ method, path, base }: Result) => `${method} ${path}${base === 'main' ? '' : ` (${base})`}`

function judgeScreen(calls: readonly Result[]): ScreenState['state'] {
  const leftOut = calls.filter(({ verdict }) => verdict === 'not asked')
  if (calls.some(isBroken)) return 'broken'
  if (leftOut.length === 0) return 'works'
  return leftOut.some(({ method }) => method === 'GET') ? 'partly asked' : 'reads work'
}

const pages = new Set(allPages.map(({ path }) => path))
const isLeftOut = (screen: string) => screen.startsWith('/') && !pages.has(screen)

export function groupByScreen(results: readonly Result[]): ScreenState[] {
  const byCall = new Map(
    results
      .filter(({ leftOut }) => leftOut === undefined)
      .map((each) => [`${each.method}\t${each.path.replace(/^\//, '')}\t${each.base}`, each]),
  )
  const screens = new Map<string, Result[]>()
  for (const [call, driving] of readDriven()) {
    const [method, path = '', base] = call.split('\t')
    const found = byCall.get(`${method}\t${path.replace(/^\//, '')}\t${base}`)
    for (const screen of found ? driving : []) screens.set(screen, [...(screens.get(screen) ?? []), found!])
  }
  return [...screens]
    .filter(([screen]) => !isLeftOut(screen))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([screen, calls]) => {
      const broken = calls.filter(isBroken).map(getCall)
      const asked = calls.filter(({ verdict }) => verdict !== 'not asked').length
      return { screen, state: judgeScreen(calls), broken, asked, total: calls.length }
    })
}

export function countVerdicts(results: readonly Result[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { verdict } of results) counts[verdict] = (counts[verdict] ?? 0) + 1
  return counts
}

const formatCall = (result: Result) => [
  `${result.verdict.padEnd(13)} ${getCall(result)}`,
  ...result.findings.map(
    ({ kind, path, text, sample }) =>
      `              ${kind}: ${path || 'the answer'}: ${text}${sample ? `  ${sample}` : ''}`,
  ),
]

/** Groups skipped calls by reason; for irreversible writes only the number is printed. */
function formatLeftOut(results: readonly Result[]): string[] {
  const byReason = new Map<string, Result[]>()
  for (const each of results)
    byReason.set(each.reason ?? '', [...(byReason.get(each.reason ?? '') ?? []), each])
  return [...byReason].map(([reason, calls]) => {
    const names = calls.every(({ method }) => method !== 'GET')
      ? `${calls.length} calls`
      : calls.map(getCall).join(', ')
    return `${reason}: ${names}`
  })
}

const formatScreen = ({ screen, state, broken, asked, total }: ScreenState) =>
  `${state.padEnd(13)} ${screen}  ${asked} of ${total} calls asked${broken.length > 0 ? `; ${broken.join(', ')}` : ''}`

const formatCheck = ({ name, state, text }: WireCheck) =>
  `${state.padEnd(13)} ${name}${text === '' ? '' : `: ${text}`}`

/** Deviations come last, at the end of the terminal output. */
export function formatReport(results: readonly Result[], wire: readonly WireCheck[] = []): string {
  const [leftOut, asked] = [
    results.filter(({ verdict }) => verdict === 'not asked'),
    results.filter(({ verdict }) => verdict !== 'not asked'),
  ]
  const different = asked.filter(({ verdict }) => verdict !== 'fits')
  const parts: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['Calls that fit', asked.filter(({ verdict }) => verdict === 'fits').flatMap(formatCall)],
    ['Not asked', formatLeftOut(leftOut)],
    ['Screens', groupByScreen(results).map(formatScreen)],
    ['Around the calls', wire.map(formatCheck)],
    ['Calls that differ', different.flatMap(formatCall)],
  ]
  const counts = Object.entries(countVerdicts(results)).map(([verdict, count]) => `${count} ${verdict}`)
  const shown = parts.filter(([, lines]) => lines.length > 0)
  return [...shown.flatMap(([title, lines]) => [title, ...lines, '']), counts.join(', ')].join('\n')
}

/** The machine-readable form. */
export const formatJson = (results: readonly Result[], wire: readonly WireCheck[] = []) =>
  `${JSON.stringify({ counts: countVerdicts(results), wire, screens: groupByScreen(results), calls: results }, null, 1)}\n`
