/** A card of numbers as a plot, or as a table with the same numbers. */

import { type ReactNode, useState } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { words as texts } from './plot-words.ts'

type Shape = 'plot' | 'table'
const OPTIONS = (['plot', 'table'] as const).map((value) => ({ value, label: texts.shapes[value] }))

interface PlotOrTableProps {
  /** The heading's id, which names the card. */
  id: string
  title: string
  /** Omitted if there is too little data. */
  plot?: ReactNode
  table: ReactNode
}

export function PlotOrTable({ id, title, plot, table }: PlotOrTableProps) {
  const [shape, setShape] = useState<Shape>('plot')
  return (
    <Card as="section" aria-labelledby={id}>
      <Row justify="between" wrap gap={8} mb={12}>
        <Text as="h2" variant="lead" id={id}>
          {title}
        </Text>
        {plot && <Segmented<Shape> label={texts.shape} options={OPTIONS} value={shape} onChange={setShape} />}
      </Row>
      {plot && shape === 'plot' ? plot : table}
    </Card>
  )
}
