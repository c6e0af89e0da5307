/**
 * A few words inside a page about the thing beside them, on a coloured ground, with what can be done. A
 * message that leaves by itself is a toast; a failed read is `Failed`. Mantine: `Alert`.
 */

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Box, Row, Stack, Text } from './layout/layout.tsx'

export interface NoticeProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /**
   * `quiet`: a person's words, or a side remark; `info`: a state; `hint`: something to decide; `warning`: a
   * doubt; `error`: something is wrong.
   */
  tone?: keyof typeof GROUNDS
  /** 20 px, before the words. */
  icon?: ReactNode
  title?: ReactNode
  /** Buttons under the words. */
  actions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

const GROUNDS = {
  quiet: { ground: 'sunken' },
  info: { ground: 'soft' },
  hint: { ground: 'wash' },
  warning: { ground: 'accent', tone: 'accent' },
  error: { ground: 'error', tone: 'error' },
} as const

export function Notice({ tone = 'hint', icon, title, actions, children, ...rest }: NoticeProps) {
  const words = (
    <Stack gap={8} grow shrink>
      {title && (
        <Text weight={600} anywhere>
          {title}
        </Text>
      )}
      {children}
      {actions && (
        <Row wrap gap={8}>
          {actions}
        </Row>
      )}
    </Stack>
  )
  return (
    <Row align="start" gap={10} radius="md" padY={12} padX={14} variant="note" {...GROUNDS[tone]} {...rest}>
      {icon && (
        <Box as="span" inline fixed mt={2} aria-hidden="true">
          {icon}
        </Box>
      )}
      {words}
    </Row>
  )
}
