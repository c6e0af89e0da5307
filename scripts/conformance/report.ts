/** What a server fits, for people and for machines: call by call, and screen by screen. */
import { readDriven } from '../driven-list.ts'
import type { Result } from './ask-all.ts'

/** A field too many is dropped by the client: it is told, and nothing breaks by it. */
export const isBroken = ({ verdict }: Result) => verdict !== 'fits' && verdict !== 'extra fields' && verdict !== 'not asked'

export interface ScreenState {
  screen: string
  state: 'works' | 'broken' | 'partly asked'
  broken: string[]
  asked: number
  of: number
}

const getCall = ({ method, path, base }: Result) => `${method} ${path}${base === 'main' ? '' : ` (${base})`}`

export function groupByScreen(results: readonly Result[]): ScreenState[] {
  const byCall = new Map(results.map((each) => [`${each.method}\t${each.path.replace(/^\//, '')}\t${each.base}`, each]))
  const screens = new Map<string, Result[]>()
  for (const [call, driving] of readDriven()) {
    const [method, path = '', base] = call.split('\t')
    const found = byCall.get(`${method}\t${path.replace(/^\//, '')}\t${base}`)
    for (const screen of found ? driving : []) screens.set(screen, [...(screens.get(screen) ?? []), found!])
  }
  return [...screens]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([screen, calls]) => {
      const broken = calls.filter(isBroken).map(getCall)
      const asked = calls.filter(({ verdict }) => verdict !== 'not asked').length
      const state = broken.length > 0 ? 'broken' : asked < calls.length ? 'partly asked' : 'works'
      return { screen, state, broken, asked, of: calls.length }
    })
}

export function countVerdicts(results: readonly Result[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { verdict } of results) counts[verdict] = (counts[verdict] ?? 0) + 1
  return counts
}

export function formatReport(results: readonly Result[]): string {
  const calls = results.flatMap((each) => [
    `${each.verdict.padEnd(13)} ${getCall(each)}${each.reason ? `  (${each.reason})` : ''}`,
    ...each.findings.map(
      ({ kind, path, text, sample }) => `              ${kind}: ${path || 'the answer'}: ${text}${sample ? `  ${sample}` : ''}`,
    ),
  ])
  const screens = groupByScreen(results).map(
    ({ screen, state, broken, asked, of }) =>
      `${state.padEnd(13)} ${screen}  ${asked} of ${of} calls asked${broken.length > 0 ? `; ${broken.join(', ')}` : ''}`,
  )
  const counts = Object.entries(countVerdicts(results)).map(([verdict, count]) => `${count} ${verdict}`)
  return ['Calls', ...calls, '', 'Screens', ...screens, '', counts.join(', ')].join('\n')
}

/** The form for machines. */
export const formatJson = (results: readonly Result[]) =>
  `${JSON.stringify({ counts: countVerdicts(results), screens: groupByScreen(results), calls: results }, null, 1)}\n`
