/** Plots a learner's marks over time against the class average; the table beside it has the same values. */

import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { type MarkPoint, shortenTitle } from './learner-facts.ts'
import { words } from './words.ts'

const { marks: texts } = words

const TICK = { fill: 'var(--k-text-2)', fontSize: 13 }
export function MarksPlot({ points, pass }: { points: readonly MarkPoint[]; pass: number }) {
  const drawn = points.map((point, at) => ({ ...point, place: at }))
  const nameOf = (at: number) => shortenTitle(drawn[at]?.title ?? '')
  return (
    <ResponsiveContainer width="100%" height={240}>
      <LineChart data={drawn} accessibilityLayer={false} margin={{ top: 8, right: 44, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--k-line)" strokeDasharray="4 4" />
        <XAxis
          dataKey="place"
          tick={TICK}
          tickLine={false}
          axisLine={false}
          tickFormatter={nameOf}
          padding={{ left: 24, right: 24 }}
        />
        <YAxis
          domain={[0, 100]}
          width={36}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          tickFormatter={texts.edge}
        />
        <ReferenceLine
          y={pass}
          stroke="var(--k-text)"
          label={{ value: texts.pass, position: 'right', fill: 'var(--k-text)', fontSize: 13 }}
        />
        <Line
          dataKey="mean"
          stroke="var(--k-accent-text)"
          strokeWidth={2}
          strokeDasharray="6 4"
          dot={false}
          connectNulls
          isAnimationActive={false}
        />
        <Line
          dataKey="own"
          stroke="var(--k-fill)"
          strokeWidth={3}
          dot={{ r: 5, fill: 'var(--k-fill)', stroke: 'var(--k-surface)', strokeWidth: 2 }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  )
}
