/** Below the table: the last change with its undo, and why a channel is not offered. */

import { IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { AlertChannel, AlertName } from '#src/api/shapes/notification.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { type AlertSaving, type Change, KINDS } from './use-alerts.ts'
import { words } from './words.ts'
import classes from './alerts.module.css'

/** As long as a toast with an action stays. In milliseconds. (spec 1) */
const SHOWN_FOR = 10_000

function describeChange(change: Change): string {
  return change.part === 'all'
    ? words.allChanged(change.isOn)
    : words.changed(change.part, change.channel, change.isOn)
}

interface StripProps {
  change: Change
  onUndo: () => void
  onOver: () => void
}

/** Stays while the pointer or the focus is on it. */
function Strip({ change, onUndo, onOver }: StripProps) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(onOver, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isHeld, change, onOver])
  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  return (
    <Row
      gap={8}
      gapX={12}
      padX={14}
      relative
      className={classes.strip}
      onFocus={hold}
      onBlur={letGo}
      onPointerEnter={hold}
      onPointerLeave={letGo}
    >
      <span className={classes.tick}>
        <IconCheck size={14} stroke={2.5} aria-hidden="true" />
      </span>
      <Text as="span" grow shrink weight={500}>
        {describeChange(change)}
      </Text>
      <Button variant="subtle" size="sm" className={classes.undo} onClick={onUndo}>
        {words.undo}
      </Button>
      <i
        key={describeChange(change)}
        className={classes.countdown}
        style={{ animationDuration: `${SHOWN_FOR}ms` }}
      />
    </Row>
  )
}

export function ChangeStrip({ saving: { change, applyChange, forgetChange } }: { saving: AlertSaving }) {
  return (
    <div role="status">
      {change && (
        <Strip
          change={change}
          onUndo={() => applyChange({ ...change, isOn: !change.isOn })}
          onOver={forgetChange}
        />
      )}
    </div>
  )
}

/** A teacher has no page for their own address. */
function AddEmail() {
  const isTeacher = useSession(({ role }) => role === 'teacher')
  return (
    <Link to={isTeacher ? paths.support() : paths.profile()}>
      {isTeacher ? words.askSupport : words.addEmail}
    </Link>
  )
}

/** Why a channel is offered for none of the kinds. */
const NOWHERE: Readonly<Record<AlertChannel, ReactNode>> = {
  push: words.noPush,
  sms: words.noPhone,
  email: (
    <>
      {words.noEmail} <AddEmail />
    </>
  ),
}

interface ReasonsProps {
  isOffered: (kind: AlertName, channel: AlertChannel) => boolean
  isAllOff: boolean
}

function explain(channel: AlertChannel, isOffered: ReasonsProps['isOffered']): ReactNode {
  const missing = KINDS.filter((kind) => !isOffered(kind, channel))
  if (missing.length === KINDS.length) return NOWHERE[channel]
  return missing.length > 0 && words.notByChannel(missing, channel)
}

export function AlertReasons({ isOffered, isAllOff }: ReasonsProps) {
  const channels: readonly AlertChannel[] = ['push', 'sms', 'email']
  const reasons = [
    isAllOff && words.whileAllOff,
    words.inApp,
    ...channels.map((channel) => explain(channel, isOffered)),
  ]
  return (
    <Row align="start" gap={10} padX={4}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" className={classes.info} />
      <Stack gap={4}>
        {reasons.map(
          (reason, at) =>
            reason && (
              // oxlint-disable-next-line react/no-array-index-key -- the reasons never change their order
              <Text key={at} tone="muted" variant="note">
                {reason}
              </Text>
            ),
        )}
      </Stack>
    </Row>
  )
}
