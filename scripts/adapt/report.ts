/** The table of all calls, and what is left to do. */

import { listLacking } from '../features/lacking.ts'
import { describeHidden } from './hides.ts'
import type { Judged } from './judge-row.ts'
import type { Source } from './source.ts'
import { listMissing } from './write-adapter.ts'

const WIDTH = 46

function formatRow({ verdict, call, reasons, there, keyed }: Judged): string {
  const start = `${verdict.padEnd(8)} ${call.padEnd(WIDTH)}`
  if (verdict === 'fits') return `${start} ${there ?? ''}`.trimEnd()
  const hides = verdict === 'lacks' ? `; hides ${describeHidden(keyed)}` : ''
  return `${start} ${reasons.join('; ')}${hides}`
}

export const countVerdicts = (judged: readonly Judged[]): string =>
  (['fits', 'guessed', 'lacks'] as const)
    .map((verdict) => `${verdict} ${judged.filter((each) => each.verdict === verdict).length}`)
    .join(', ')

export function formatReport({ notes, base }: Source, judged: readonly Judged[]): string {
  const features = listLacking(listMissing(judged)).map(({ feature }) => feature)
  return [
    ...judged.map(formatRow),
    '',
    ...notes,
    ...(base ? [`The address of the API: VITE_API_URL=${base.replace(/\/$/, '')}`] : []),
    ...(features.length > 0 ? [`A build with this adapter does not offer: ${features.join(', ')}`] : []),
    countVerdicts(judged),
  ].join('\n')
}
