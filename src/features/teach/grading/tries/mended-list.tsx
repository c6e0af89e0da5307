/** Lists last time's remarks and asks of each whether it is mended. (picture 38) */

import { IconCheck, IconX } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import type { JudgedRemark, Mended } from './use-mended.ts'
import { words } from './words.ts'

interface RemarkProps {
  remark: JudgedRemark
  isOpen: boolean
  onSay: (isMended: boolean | undefined) => void
}

function RemarkRow({ remark: { words: text, no, line, isMended }, isOpen, onSay }: RemarkProps) {
  const place = words.place(no, line)
  return (
    <Surface as="li" radius="md" border="line" pad={12} aria-current={isOpen ? 'true' : undefined}>
      <Stack gap={8}>
        <Row align="start" justify="between" gap={8}>
          <Text as="span" shrink anywhere data-latin>
            {text}
          </Text>
          {isMended !== undefined && (
            <Pill
              tone={isMended ? 'ok' : 'due'}
              icon={isMended ? <IconCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}
            >
              {isMended ? words.mended : words.notMended}
            </Pill>
          )}
        </Row>
        {place !== '' && (
          <Text as="span" tone="muted" variant="small">
            {place}
          </Text>
        )}
        {isMended === undefined ? (
          <Row wrap gap={8} role="group" aria-label={words.isMended(text)}>
            <Text as="span" variant="small" weight={600}>
              {words.ask}
            </Text>
            <Button
              size="sm"
              variant="default"
              aria-keyshortcuts={isOpen ? 'Y' : undefined}
              rightSection={isOpen && <KeyCap isDecoration>Y</KeyCap>}
              onClick={() => onSay(true)}
            >
              {words.yes}
            </Button>
            <Button
              size="sm"
              variant="default"
              aria-keyshortcuts={isOpen ? 'N' : undefined}
              rightSection={isOpen && <KeyCap isDecoration>N</KeyCap>}
              onClick={() => onSay(false)}
            >
              {words.no}
            </Button>
          </Row>
        ) : (
          <div>
            <Button size="sm" variant="subtle" onClick={() => onSay(undefined)}>
              {words.again}
            </Button>
          </div>
        )}
      </Stack>
    </Surface>
  )
}

export function MendedList({ mended: { remarks, open, say } }: { mended: Mended }) {
  if (remarks.length === 0) return null
  const done = remarks.filter(({ isMended }) => isMended === true).length
  return (
    <Stack as="section" gap={8} padX={16} padY={12} aria-label={words.last}>
      <Row justify="between" gap={8}>
        <Text as="h3" variant="lead" tight>
          {words.last}
        </Text>
        <Text as="span" tone="muted" variant="small" nowrap>
          {words.counted(done, remarks.length)}
        </Text>
      </Row>
      <Stack as="ul" gap={8} plain>
        {remarks.map((remark) => (
          <RemarkRow
            key={`${remark.question} ${remark.words}`}
            remark={remark}
            isOpen={remark === open}
            onSay={(isMended) => say(remark, isMended)}
          />
        ))}
      </Stack>
    </Stack>
  )
}
