/** A teacher's comment: its reasons with their points below each other, then the other words. (ruling R85) */

import { formatNumber } from '#src/lib/bn.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { dropMended, readMended } from '#src/lib/mended.ts'
import { formatPoints, readComment } from '#src/lib/reasons.ts'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { words } from '#src/ui/words.ts'
import { LongText } from './long-text.tsx'
import classes from './reasoned-comment.module.css'

export function ReasonedComment({ text, className }: { text: string; className?: string | undefined }) {
  const { reasons, hands, rest: lines } = readComment(text)
  const mended = readMended(lines)
  const rest = dropMended(lines)
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
      {mended.length > 0 && (
        <ul className={classes.list} aria-label={words.mended.title}>
          {mended.map(({ isMended, words: why }) => (
            <Row as="li" key={why} align="baseline" justify="between" gap={12} className={classes.reason}>
              <Text as="span" shrink anywhere data-latin>
                {why}
              </Text>
              <strong className={classes.points} data-minus={!isMended}>
                {isMended ? words.mended.yes : words.mended.no}
              </strong>
            </Row>
          ))}
        </ul>
      )}
      {!isBlank(rest) && <LongText className={className} text={rest} />}
    </>
  )
}
