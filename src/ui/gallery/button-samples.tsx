import {
  IconArrowRight,
  IconBell,
  IconPlayerPlay,
  IconPlus,
  IconSparkles,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { words } from './words.ts'
import classes from './gallery.module.css'

const { buttons } = words

export function ButtonSamples() {
  const [isPending, setPending] = useState(true)
  return (
    <>
      <div className={classes.line}>
        <Button>{buttons.next}</Button>
        <Button variant="accent" rightSection={<IconArrowRight aria-hidden="true" />}>
          {buttons.enrol}
        </Button>
        <Button variant="default">{buttons.back}</Button>
        <Button variant="light" leftSection={<IconPlayerPlay aria-hidden="true" />}>
          {buttons.resume}
        </Button>
        <Button variant="subtle">{buttons.cancel}</Button>
        <Button variant="danger" leftSection={<IconTrash aria-hidden="true" />}>
          {buttons.remove}
        </Button>
      </div>
      <div className={classes.line}>
        <Button disabled>{buttons.verify}</Button>
        <Button variant="ai" leftSection={<IconSparkles aria-hidden="true" />}>
          {buttons.ai}
        </Button>
        <Button variant="default" size="xs">
          {buttons.small}
        </Button>
        <Button variant="default" size="sm">
          {buttons.medium}
        </Button>
        <Button size="lg">{buttons.large}</Button>
        <IconButton label={buttons.bell} variant="default">
          <IconBell />
        </IconButton>
        <IconButton label={buttons.add} variant="light" size="md">
          <IconPlus />
        </IconButton>
        <IconButton label={buttons.bell}>
          <IconBell />
        </IconButton>
      </div>
      <div className={classes.line}>
        <Button isPending={isPending} pendingText={buttons.handingIn}>
          {buttons.handIn}
        </Button>
        <Button variant="default" onClick={() => setPending(!isPending)}>
          {isPending ? buttons.handIn : buttons.handingIn}
        </Button>
      </div>
    </>
  )
}
