/** The like answers beside a question about a mark, the marks that differ from it named. (picture 39) */

import { IconCopy } from '@tabler/icons-react'
import { Card } from '#src/ui/card.tsx'
import { FirstRows } from '#src/ui/first-rows.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import type { LikeAnswer } from './use-like.ts'
import { words } from './words.ts'

const SHOWN = 4

interface LikeAnswersProps {
  like: readonly LikeAnswer[]
  /** The mark that was asked about, as it is now. */
  mark: number | undefined
  nameOf: (paper: string) => string
}

export function LikeAnswers({ like, mark, nameOf }: LikeAnswersProps) {
  if (like.length === 0) return null
  const other = like.filter((each) => each.mark !== undefined && each.mark !== mark).length
  return (
    <Card as="section" aria-label={words.like(like.length)}>
      <Row gap={12} mb={4}>
        <IconCopy size={20} aria-hidden="true" />
        <strong>{words.like(like.length)}</strong>
      </Row>
      <Text tone="muted" variant="small">
        {other === 0 ? words.likeSame : words.likeOther(other)}
      </Text>
      <Stack as="ul" plain>
        <FirstRows rows={like} count={SHOWN}>
          {({ paper, mark: given, difference }) => (
            <Row as="li" key={paper} justify="between" gap={12} padY={8} ruleTop touch>
              <Stack gap={0} grow shrink>
                <span>{nameOf(paper)}</span>
                <Text tone="muted" variant="small" anywhere data-latin>
                  {difference === undefined ? words.likeEqual : difference || words.likeSpaces}
                </Text>
              </Stack>
              <Pill tone={given === undefined || given === mark ? 'neutral' : 'due'}>
                {words.mark(given ?? null)}
              </Pill>
            </Row>
          )}
        </FirstRows>
      </Stack>
    </Card>
  )
}
