/** A question with two answers; the button repeats the verb of the question. Loaded lazily by its parent. */

import { Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { dropSecondPress, useGuardedPage } from '#src/ui/second-press.ts'
import { MantineRoot } from '#src/ui/theme/mantine-root.tsx'
import '#src/ui/theme/overlay-styles.ts'
import { words } from '#src/ui/words.ts'
import classes from './confirm.module.css'

export interface Question {
  title: string
  text?: string
  /** The consequence, as a sentence. */
  yes: string
  no?: string
  /** True for an action that cannot be undone. */
  isDangerous?: boolean
}

export interface ConfirmProps {
  /** Undefined means closed. */
  question: Question | undefined
  onAnswer: (isYes: boolean) => void
}

function QuestionModal({ question, onAnswer }: ConfirmProps) {
  // Closed in the first render, as in `SidePanelDrawer`.
  const isMounted = useMounted()
  useGuardedPage(question !== undefined)
  // Keeps the last question visible while the dialog fades out.
  const [shown, setShown] = useState(question)
  if (question && question !== shown) setShown(question)
  return (
    <Modal.Root
      opened={question !== undefined && isMounted}
      onClose={() => onAnswer(false)}
      classNames={{
        overlay: classes.scrim,
        content: classes.content,
        body: classes.body,
        title: classes.title,
      }}
      centered
      size={440}
      transitionProps={{ duration: 200 }}
    >
      <Modal.Overlay onClickCapture={dropSecondPress} />
      <Modal.Content onClickCapture={dropSecondPress}>
        <Modal.Body>
          <IconTile tone={shown?.isDangerous ? 'urgent' : 'due'} size={48}>
            <IconAlertTriangle />
          </IconTile>
          <div className={classes.words}>
            <Modal.Title>{shown?.title}</Modal.Title>
            <p>{shown?.text}</p>
          </div>
          <Row align="stretch" justify="end" wrap gap={10} mt={12} className={classes.answers}>
            <Button variant="default" onClick={() => onAnswer(false)}>
              {shown?.no ?? words.confirm.no}
            </Button>
            <Button variant={shown?.isDangerous ? 'danger' : 'filled'} onClick={() => onAnswer(true)}>
              {shown?.yes}
            </Button>
          </Row>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

export function Confirm(props: ConfirmProps) {
  return (
    <MantineRoot>
      <QuestionModal {...props} />
    </MantineRoot>
  )
}
