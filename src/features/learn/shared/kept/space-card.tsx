/** The kept bytes against the person's own limit, and the limit itself. */

import { useState } from 'react'
import { formatBytes, GIGABYTE } from '#src/lib/bytes.ts'
import { type KeptSums, sumAll } from '#src/stores/kept/kept-class.ts'
import { LIMITS, rememberLimit } from '#src/stores/kept/kept-limit.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCard } from '#src/ui/fields/radio-card.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { words } from './page-words.ts'
import { SpaceBar, SpaceKey } from './space-bar.tsx'
import classes from './kept-classes.module.css'

const USUAL_FREE = 10 * GIGABYTE

interface SpaceCardProps {
  sums: KeptSums
  limit: number
  free: number | undefined
  onLimit: (limit: number) => void
}

function LimitSheet({
  sum,
  limit,
  onLimit,
  onClose,
}: {
  sum: number
  limit: number
  onLimit: (limit: number) => void
  onClose: () => void
}) {
  return (
    <Stack gap={12}>
      {LIMITS.map((each) => (
        <RadioCard
          key={each}
          name="kept-limit"
          title={formatBytes(each)}
          text={each < sum ? words.limitBelow(sum) : undefined}
          checked={each === limit}
          onChange={() => {
            rememberLimit(each)
            onLimit(each)
          }}
        />
      ))}
      <Button fullWidth onClick={onClose}>
        {words.save}
      </Button>
    </Stack>
  )
}

export function SpaceCard({ sums, limit, free, onLimit }: SpaceCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const sum = sumAll(sums)
  const close = () => setIsOpen(false)
  return (
    <Section
      size="title"
      gap={8}
      title={
        <>
          {formatBytes(sum)}{' '}
          <Text as="span" tone="muted" variant="body" weight={400}>
            · {words.limit(limit)}
          </Text>
        </>
      }
      aria-label={words.space(sum, limit)}
      aside={
        <Button variant="subtle" size="sm" onClick={() => setIsOpen(true)}>
          {words.changeLimit}
        </Button>
      }
    >
      <SpaceBar {...sums} limit={limit} />
      <Row wrap gap={4} gapX={20} tone="muted" variant="small">
        <SpaceKey kind="picture">{words.picture(sums.picture)}</SpaceKey>
        <SpaceKey kind="sound">{words.sound(sums.sound)}</SpaceKey>
        {sums.files > 0 && <SpaceKey kind="files">{words.files(sums.files)}</SpaceKey>}
        {/* Reserves its line until the browser tells, with a text of the usual length. */}
        <span className={classes.free} data-unknown={free === undefined}>
          {words.free(free ?? USUAL_FREE)}
        </span>
      </Row>
      <SidePanel isOpen={isOpen} onClose={close} title={words.limitTitle} isFitted>
        <LimitSheet sum={sum} limit={limit} onLimit={onLimit} onClose={close} />
      </SidePanel>
    </Section>
  )
}
