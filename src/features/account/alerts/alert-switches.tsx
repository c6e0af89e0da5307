/** The two switches: quiet hours of this device, and silence for every kind. (ruling R58) */

import { IconBellOff, IconMoon } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { NIGHT } from '#src/lib/quiet-hours.ts'
import { listenToQuietHours, readQuietHours, writeQuietHours } from '#src/stores/browser/quiet-hours.ts'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import type { AlertSaving, Refusal } from './use-alerts.ts'
import { words } from './words.ts'
import classes from './alerts.module.css'

/** Beside the pressed control: nothing was saved, and the press can be repeated. */
export function RefusalNote({ refusal: { error, tryAgain } }: { refusal: Refusal }) {
  return (
    <Failed
      shape="row"
      error={{ kind: error.kind, msg: words.notSaved(getFailureText(error)) }}
      onRetry={tryAgain}
    />
  )
}

interface SwitchProps {
  Icon: typeof IconMoon
  title: string
  text: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Why the last press changed nothing. */
  children?: ReactNode
}

function Switch({ Icon, title, text, isOn, onChange, children }: SwitchProps) {
  const titleId = useId()
  const textId = useId()
  return (
    <Box padX={14} padY={6} className={classes.switch}>
      <Toggle
        checked={isOn}
        aria-labelledby={titleId}
        aria-describedby={textId}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        label={
          <Row as="span" gap={12}>
            <span className={classes.icon}>
              <IconTile tone="neutral" size={36}>
                <Icon />
              </IconTile>
            </span>
            <Box as="span" shrink>
              <Text as="span" block weight={600} id={titleId}>
                {title}
              </Text>
              <Text as="span" block tone="muted" variant="small" id={textId}>
                {text}
              </Text>
            </Box>
          </Row>
        }
      />
      {children}
    </Box>
  )
}

export function QuietHours() {
  const [isOn, setOn] = useState(false)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const read = () => void readQuietHours().then((hours) => setOn(hours !== undefined))
    read()
    return listenToQuietHours(read)
  }, [])
  async function choose(wanted: boolean): Promise<void> {
    setOn(wanted)
    const isKept = await writeQuietHours(wanted ? NIGHT : undefined)
    setRefused(!isKept)
    if (!isKept) setOn(!wanted)
  }
  return (
    <Switch
      Icon={IconMoon}
      title={words.night}
      text={words.nightText}
      isOn={isOn}
      onChange={(wanted) => void choose(wanted)}
    >
      {isRefused && (
        <Text tone="error" variant="small" role="alert">
          {words.nightNotKept}
        </Text>
      )}
    </Switch>
  )
}

export function AllOff({ saving: { isAllOff, applyChange, refusals } }: { saving: AlertSaving }) {
  return (
    <Switch
      Icon={IconBellOff}
      title={words.allOff}
      text={words.allOffText}
      isOn={isAllOff}
      onChange={(isOn) => applyChange({ part: 'all', isOn })}
    >
      {refusals.all && <RefusalNote refusal={refusals.all} />}
    </Switch>
  )
}
