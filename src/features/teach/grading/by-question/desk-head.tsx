/** The bar above the question: back, its title, the neighbours, names on or off. */

import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import { QuestionSelect } from './question-rail.tsx'
import { BlindSwitch } from './side-panel.tsx'
import type { useMoves } from './use-moves.ts'
import type { QuestionMarking } from './use-papers.ts'
import classes from './by-question.module.css'

interface HeadProps {
  marking: QuestionMarking
  moves: Pick<ReturnType<typeof useMoves>, 'goBack' | 'goOn'>
  toPapers: string
  exam: string
  /** The list of questions has no room of its own. */
  isFolded: boolean
  onRow: (id: string) => void
  /** To the marks that were asked about, while there are any. */
  askedSwitch: ReactNode
}

export function Head({ marking, moves, toPapers, exam, isFolded, onRow, askedSwitch }: HeadProps) {
  const { state, words } = marking
  return (
    <Row as="header" gap={8} gapX={12} ground="surface" ruleBottom padX={16} fixed className={classes.head}>
      <IconButton label={words.back} to={toPapers}>
        <IconArrowLeft />
      </IconButton>
      <Box grow shrink className={classes.title} data-replaced>
        <PageHeading place="by-question">
          {state.title ? words.titleOf(state.title) : words.title}
        </PageHeading>
      </Box>
      {askedSwitch}
      <Box grow shrink hideFrom="md">
        <QuestionSelect marking={marking} onRow={onRow} />
      </Box>
      {isFolded && (
        <Box hideBelow="md" className={classes.folded}>
          <QuestionSelect marking={marking} onRow={onRow} />
        </Box>
      )}
      <IconButton label={words.keys.previous} variant="default" aria-keyshortcuts="K" onClick={moves.goBack}>
        <IconChevronLeft />
      </IconButton>
      <IconButton label={words.keys.skip} variant="default" aria-keyshortcuts="S" onClick={moves.goOn}>
        <IconChevronRight />
      </IconButton>
      <Box hideBelow="md">
        <BlindSwitch exam={exam} />
      </Box>
    </Row>
  )
}
