/** The table of all calls, and what is left to do. */

import { describeHidden, listLackingFeatures } from './hides.ts'
import type { Judged } from './judge-row.ts'
import type { Source } from './source.ts'

const WIDTH = 46

function formatRow({ verdict, call, reasons, there, keyed }: Judged): string {
  const start = `${verdict.padEnd(8)} ${call.padEnd(WIDTH)}`
  if (verdict === 'fits') return `${start} ${there ?? ''}`.trimEnd()
  const hides = verdict === 'lacks' ? `; hides ${describeHidden(keyed.row)}` : ''
  return `${start} ${reasons.join('; ')}${hides}`
}

export const countVerdicts = (judged: readonly Judged[]): string =>
  (['fits', 'guessed', 'lacks'] as const)
    .map((verdict) => `${verdict} ${judged.filter((each) => each.verdict === verdict).length}`)
    .join(', ')

export function formatReport({ notes, base }: Source, judged: readonly Judged[]): string {
  const features = listLackingFeatures(judged)
  return [
    ...judged.map(formatRow),
    '',
    ...notes,
    ...(base ? [`The address of the API: VITE_API_URL=${base}`] : []),
    ...(features.length > 0
      ? [`No read of these features is there; switch them off in features.json: ${features.join(', ')}`]
      : []),
    countVerdicts(judged),
  ].join('\n')
}
