/** A learner's marks over time against the class's mean: a plot, or a table. */
import { lazy, Suspense, useState } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import tables from '#src/ui/text/rank-table.module.css'
import type { MarkPoint } from './learner-facts.ts'
import classes from './learner-page.module.css'
import { words } from './words.ts'

const { marks: texts } = words

const Plot = lazy(async () => ({ default: (await import('./marks-plot.tsx')).MarksPlot }))

/** A mark without another beside it is no line. */
const LEAST = 2
/** The pass mark of certificates. (ruling R52) */
const PASS = 70

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
              <Text as="span" block tone="muted" size={13}>
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

export function Marks({ points, name }: { points: readonly MarkPoint[]; name: string }) {
  const [shape, setShape] = useState<'plot' | 'table'>('plot')
  const isPlot = shape === 'plot' && points.length >= LEAST
  return (
    <Card as="section" aria-labelledby="marks">
      <Row justify="between" wrap gap={8} mb={12}>
        <Text as="h2" size={19} id="marks">
          {texts.title}
        </Text>
        {points.length >= LEAST && (
          <Segmented<'plot' | 'table'>
            label={texts.shape}
            options={[
              { value: 'plot', label: texts.shapes.plot },
              { value: 'table', label: texts.shapes.table },
            ]}
            value={shape}
            onChange={setShape}
          />
        )}
      </Row>
      {points.length === 0 && <Text tone="muted">{texts.none}</Text>}
      {points.length > 0 && !isPlot && <MarksTable points={points} />}
      {isPlot && (
        <Stack gap={8}>
          <Row wrap gap={4} gapX={16} size={14}>
            <span className={classes.own}>{texts.own}</span>
            <span className={classes.mean}>{texts.mean}</span>
          </Row>
          <div role="img" aria-label={texts.plot(name, points.length)} className={classes.plot}>
            <Suspense fallback={<Skeleton shape="block" height={240} />}>
              <Plot points={points} pass={PASS} />
            </Suspense>
          </div>
        </Stack>
      )}
    </Card>
  )
}
