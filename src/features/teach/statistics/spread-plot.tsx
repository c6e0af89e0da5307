/** Plots the distribution in tens with the pass mark and the mean; the numbers beside it say the same. */

import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts'
import { TENS } from '#src/lib/exact-shares.ts'
import { words } from './words.ts'

interface SpreadPlotProps {
  tens: readonly number[]
  mean: number
  pass: number
}

const EDGES = Array.from({ length: TENS + 1 }, (_, at) => at * TENS)
const TICK = { fill: 'var(--k-text-2)', fontSize: 13 }

export function SpreadPlot({ tens, mean, pass }: SpreadPlotProps) {
  const bars = tens.map((count, at) => ({ from: at * TENS, count }))
  return (
    <ResponsiveContainer width="100%" height={220}>
      <BarChart
        data={bars}
        accessibilityLayer={false}
        barCategoryGap="8%"
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--k-line)" strokeDasharray="4 4" />
        <XAxis dataKey="from" xAxisId="tens" hide />
        <XAxis
          xAxisId="percent"
          dataKey="from"
          type="number"
          domain={[0, 100]}
          ticks={EDGES}
          interval={0}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          tickFormatter={words.spread.edge}
          allowDataOverflow
        />
        <YAxis
          allowDecimals={false}
          width={32}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          tickFormatter={words.spread.edge}
        />
        <Bar xAxisId="tens" dataKey="count" radius={[4, 4, 0, 0]} isAnimationActive={false}>
          {bars.map(({ from }) => (
            <Cell key={from} fill={from >= pass ? 'var(--k-fill)' : 'var(--k-soft-line)'} />
          ))}
        </Bar>
        <ReferenceLine
          xAxisId="percent"
          x={mean}
          stroke="var(--k-accent-text)"
          strokeDasharray="4 3"
          strokeWidth={2}
        />
        <ReferenceLine xAxisId="percent" x={pass} stroke="var(--k-text)" strokeWidth={2} />
      </BarChart>
    </ResponsiveContainer>
  )
}
