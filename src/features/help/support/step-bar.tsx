/** The foot of a step: a note and the button to continue; on a phone it is sticky. */

import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Box, Grid, Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './step-bar.module.css'

interface StepBarProps {
  /** Omitted in the first step. */
  backTo?: string
  note?: ReactNode
  /** The one button to continue. */
  children: ReactNode
}

export function StepBar({ backTo, note, children }: StepBarProps) {
  return (
    <Grid gap={6} ground="surface" ruleTop className={classes.root}>
      {backTo !== undefined && (
        <Box as="span" block hideBelow="sm">
          <Button variant="subtle" to={backTo} leftSection={<IconArrowLeft size={20} aria-hidden="true" />}>
            {words.back}
          </Button>
        </Box>
      )}
      <Text
        as="div"
        tone="muted"
        variant="small"
        shrink
        text="center"
        className={classes.note}
        data-alone={backTo === undefined}
      >
        {note}
      </Text>
      <Grid as="span">{children}</Grid>
    </Grid>
  )
}
