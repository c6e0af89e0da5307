/** A teacher's comment: its reasons with their points below each other, then the other words. (ruling R85) */

import { formatNumber } from '#src/lib/bn.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { formatPoints, readComment } from '#src/lib/reasons.ts'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { words } from '#src/ui/words.ts'
import { LongText } from './long-text.tsx'
import classes from './reasoned-comment.module.css'

export function ReasonedComment({ text, className }: { text: string; className?: string | undefined }) {
  const { reasons, hands, rest } = readComment(text)
  return (
    <>
      {reasons.length > 0 && (
        <ul className={classes.list} aria-label={words.reasons.title}>
          {reasons.map(({ points, words: why }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same reason may stand there twice
            <Row as="li" key={at} align="baseline" justify="between" gap={12} className={classes.reason}>
              <Text as="span" shrink anywhere data-latin>
                {why}
              </Text>
              <strong className={classes.points} data-minus={points < 0}>
                {formatPoints(points)}
              </strong>
            </Row>
          ))}
        </ul>
      )}
      {hands.map(({ mark, words: why }) => (
        <Box as="p" key={`${mark} ${why}`} className={className}>
          {words.reasons.byHand(formatNumber(mark), why)}
        </Box>
      ))}
      {!isBlank(rest) && <LongText className={className} text={rest} />}
    </>
  )
}
