/** One step: what it is, whether it is done, and the way to it. */
import { IconChevronRight, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { Link } from 'react-router'
import area from '#src/ui/text/area-link.module.css'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import type { Step } from './first-steps.tsx'
import { words } from './words.ts'

export function StepRow({ of: { key, done, to }, onOpen }: { of: Step; onOpen: () => void }) {
  const { title, text } = words.steps[key]
  return (
    <Row as="li" relative touch gap={12} padY={8} rule="top">
      <Text as="span" tone={done ? 'success' : 'faint'} fixed>
        {done ? <IconCircleCheckFilled size={24} aria-hidden="true" /> : <IconCircleDashed size={24} aria-hidden="true" />}
      </Text>
      <Box grow shrink>
        <Text as="h3" size={16} leading={150} weight={600}>
          {done ? (
            title
          ) : (
            <Link to={to} className={area.link} onClick={onOpen}>
              {title}
            </Link>
          )}
          <VisuallyHidden>: {done ? words.done : words.open}</VisuallyHidden>
        </Text>
        {!done && (
          <Text tone="muted" size={14}>
            {text}
          </Text>
        )}
      </Box>
      {!done && <IconChevronRight size={20} aria-hidden="true" />}
    </Row>
  )
}
