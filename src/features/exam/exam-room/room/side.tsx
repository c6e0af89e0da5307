/** Shows the palette beside the questions: in a column on a wide screen, in a sheet on a phone. */

import { IconAlertTriangle, IconBulb } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import type { NumberedQuestion } from '../question/order.ts'
import { Palette, useAnsweredCount } from './palette.tsx'
import type { ViewProps } from './use-question-navigation.ts'
import { words } from './words.ts'
import classes from './room.module.css'

function AnsweredFigure({ placed }: { placed: readonly NumberedQuestion[] }) {
  return (
    <span className={classes.figure}>{words.palette.answered(useAnsweredCount(placed), placed.length)}</span>
  )
}

function Remaining({ placed }: { placed: readonly NumberedQuestion[] }) {
  const left = placed.length - useAnsweredCount(placed)
  if (left === 0) return null
  return (
    <Row as="p" gap={12} className={classes.remaining}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      {words.palette.remaining(left)}
    </Row>
  )
}

export function Side(props: ViewProps) {
  return (
    <aside className={classes.side} aria-label={words.palette.title}>
      <div className={classes.card}>
        <div className={classes.cardHead}>
          <h2 className={classes.cardTitle}>{words.palette.title}</h2>
          <AnsweredFigure placed={props.placed} />
        </div>
        <Palette {...props} onGo={props.place.goTo} />
      </div>
      <div className={`${classes.card} ${classes.tip}`}>
        <IconTile tone="due" size={40}>
          <IconBulb size={22} stroke={1.75} />
        </IconTile>
        <p>{words.tip}</p>
      </div>
    </aside>
  )
}

interface PaletteSheetProps extends ViewProps {
  isOpen: boolean
  onClose: () => void
  onReview: () => void
}

export function PaletteSheet({ isOpen, onClose, onReview, ...props }: PaletteSheetProps) {
  const goTo = (id: string) => {
    props.place.goTo(id)
    onClose()
  }
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={words.palette.title} isFitted>
      <Palette {...props} onGo={goTo} />
      <Remaining placed={props.placed} />
      <Button fullWidth size="lg" onClick={onReview}>
        {words.palette.handIn}
      </Button>
    </SidePanel>
  )
}
