/** A row beside the day's work: one link that covers all of it. */

import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Box, Text } from '#src/ui/layout/layout.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import classes from './teacher-today.module.css'

interface SideRowProps {
  to: string
  /** Placed before the text; a face is a separate link in `face`. */
  mark?: ReactNode
  face?: ReactNode
  title: string
  text?: ReactNode
  /** A number or a pill. */
  end?: ReactNode
}

export function SideRow({ to, mark, face, title, text, end }: SideRowProps) {
  return (
    <li className={face === undefined ? undefined : classes.withFace}>
      <Link to={to} className={classes.row}>
        {mark}
        <Box as="span" grow shrink>
          <Text as="strong" variant="note" weight={600} block>
            <TitleText>{title}</TitleText>
          </Text>
          {text && (
            <Text as="span" tone="muted" variant="caption" block className={classes.second}>
              {text}
            </Text>
          )}
        </Box>
        {end}
        <IconChevronRight size={18} aria-hidden="true" />
      </Link>
      {face}
    </li>
  )
}
