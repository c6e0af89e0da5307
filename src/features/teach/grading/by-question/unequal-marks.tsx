/** Equal answers that got different marks, one press away. (picture 37) */

import { IconEqualNot } from '@tabler/icons-react'
import { useMemo } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { groupAnswers } from '../equal-answers.ts'
import { hasAllMarks, type Unit } from './units.ts'
import type { useMoves } from './use-moves.ts'
import type { QuestionMarking } from './use-papers.ts'
import { words } from './words.ts'

interface Marked {
  paper: string
  text: string
  mark: number
}

interface Unequal {
  text: string
  answers: readonly Marked[]
}

/** Of all papers known here; an answer in a file has no words to compare. */
export function findUnequal(unit: Unit, known: QuestionMarking['known']): readonly Unequal[] {
  const marked = [...known].flatMap(([paper, { marks, texts }]): Marked[] => {
    const text = texts[unit.question]
    if (text === undefined || !hasAllMarks(unit, marks)) return []
    return [{ paper, text, mark: unit.rows.reduce((sum, { id }) => sum + (marks[id] ?? 0), 0) }]
  })
  return groupAnswers(marked, ({ text }) => text).filter(
    ({ answers }) => new Set(answers.map(({ mark }) => mark)).size > 1,
  )
}

interface UnequalMarksProps {
  marking: QuestionMarking
  moves: Pick<ReturnType<typeof useMoves>, 'goTo'>
}

export function UnequalMarks({ marking: { known, row, countNo }, moves }: UnequalMarksProps) {
  const unit = row?.unit
  const found = useMemo(() => (unit ? findUnequal(unit, known) : []), [unit, known])
  if (found.length === 0) return null
  const count = found.reduce((sum, { answers }) => sum + answers.length, 0)
  return (
    <Stack as="section" gap={8} ground="wash" radius="md" pad={12} aria-label={words.unequal(count)}>
      <Row as="h2" variant="lead" tight gap={8}>
        <Box as="span" fixed>
          <IconEqualNot size={20} aria-hidden="true" />
        </Box>
        {words.unequal(count)}
      </Row>
      {found.map(({ text, answers }) => (
        <Stack key={text} gap={4}>
          <Text anywhere data-latin>
            {text || words.empty}
          </Text>
          <Row wrap gap={8}>
            {answers
              .toSorted((one, other) => one.mark - other.mark)
              .map(({ paper, mark }) => (
                <Button key={paper} size="sm" variant="default" onClick={() => moves.goTo(paper)}>
                  {words.unequalPaper(countNo(paper), formatNumber(mark))}
                </Button>
              ))}
          </Row>
        </Stack>
      ))}
    </Stack>
  )
}
