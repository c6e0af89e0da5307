/** A learner's marks over time against the class average: a plot, or a table. */

import { Suspense } from 'react'
import { CERTIFICATE_PERCENT } from '#src/lib/pass-marks.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { PlotOrTable } from '../shared/plot-or-table.tsx'
import type { MarkPoint } from './learner-facts.ts'
import { words } from './words.ts'
import tables from '#src/ui/text/rank-table.module.css'
import classes from './learner-page.module.css'

const { marks: texts } = words

const Plot = defineLazy(async () => (await import('./marks-plot.tsx')).MarksPlot)

/** A single mark is not a line. */
const LEAST = 2

function MarksTable({ points }: { points: readonly MarkPoint[] }) {
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{texts.work}</th>
          <th scope="col">{texts.own}</th>
          <th scope="col">{texts.mean}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ id, title, at, own, mean }) => (
          <tr key={id}>
            <th scope="row">
              {title}
              <Text as="span" block tone="muted" variant="caption">
                {texts.on(at)}
              </Text>
            </th>
            <td>{words.percent(own)}</td>
            <td>{mean === undefined ? words.unknown : words.percent(mean)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MarksPicture({ points, name }: { points: readonly MarkPoint[]; name: string }) {
  return (
    <Stack gap={8}>
      <Row wrap gap={4} gapX={16} variant="small">
        <span className={classes.own}>{texts.own}</span>
        <span className={classes.mean}>{texts.mean}</span>
      </Row>
      <div role="img" aria-label={texts.plot(name, points.length)} className={classes.plot}>
        <Suspense fallback={<Skeleton shape="block" height={240} />}>
          <Plot points={points} pass={CERTIFICATE_PERCENT} />
        </Suspense>
      </div>
    </Stack>
  )
}

export function Marks({ points, name }: { points: readonly MarkPoint[]; name: string }) {
  return (
    <PlotOrTable
      title={texts.title}
      plot={points.length >= LEAST && <MarksPicture points={points} name={name} />}
      table={points.length === 0 ? <Text tone="muted">{texts.none}</Text> : <MarksTable points={points} />}
    />
  )
}
