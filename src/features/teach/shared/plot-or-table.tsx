/** A card of numbers as a plot, or as a table with the same numbers. */

import { type ReactNode, useState } from 'react'
import { Section } from '#src/ui/section.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { words as texts } from './plot-words.ts'

type Shape = 'plot' | 'table'
const OPTIONS = (['plot', 'table'] as const).map((value) => ({ value, label: texts.shapes[value] }))

interface PlotOrTableProps {
  title: string
  /** Omitted if there is too little data. */
  plot?: ReactNode
  table: ReactNode
}

export function PlotOrTable({ title, plot, table }: PlotOrTableProps) {
  const [shape, setShape] = useState<Shape>('plot')
  return (
    <Section
      title={title}

      aside={
        plot && <Segmented<Shape> label={texts.shape} options={OPTIONS} value={shape} onChange={setShape} />
      }
    >
      {plot && shape === 'plot' ? plot : table}
    </Section>
  )
}
