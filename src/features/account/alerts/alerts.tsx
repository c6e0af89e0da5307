/** Kinds of notifications by channel, each press saved at once. (ruling R58) */

import {
  IconAppWindow,
  IconCheck,
  IconDeviceMobileMessage,
  IconMail,
  IconMessage2,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { AlertChannel, AlertName } from '#src/api/shapes/notification.ts'
import { Card } from '#src/ui/card.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Grid, Row, Stack } from '#src/ui/layout/layout.tsx'
import { NotificationIcon } from '#src/ui/pictures/notification-icon.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { AlertReasons, ChangeStrip } from './alert-notes.tsx'
import { AllOff, QuietHours, RefusalNote } from './alert-switches.tsx'
import { type Alerts, type AlertSaving, KINDS, useAlertSaving, useAllAlerts } from './use-alerts.ts'
import { words } from './words.ts'
import choice from '#src/ui/fields/choice.module.css'
import classes from './alerts.module.css'

const CHANNELS = [
  ['push', IconDeviceMobileMessage],
  ['sms', IconMessage2],
  ['email', IconMail],
] as const satisfies readonly (readonly [AlertChannel, typeof IconMail])[]

function HeadCell({ Icon, children }: { Icon: typeof IconMail; children: ReactNode }) {
  return (
    <th scope="col">
      <Grid items="center" gap={4}>
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        {children}
      </Grid>
    </th>
  )
}

interface KindProps {
  kind: AlertName
  isOffered: (kind: AlertName, channel: AlertChannel) => boolean
  saving: AlertSaving
}

function KindRow({ kind, isOffered, saving: { readChannels, isAllOff, applyChange, refusals } }: KindProps) {
  const chosen = readChannels(kind)
  const refusal = refusals[kind]
  return (
    <>
      <tr>
        <th scope="row">
          <Row wrap gap={4} gapX={10}>
            <NotificationIcon kind={kind} size={32} />
            <span>{words.kinds[kind]}</span>
          </Row>
        </th>
        <td>
          <span className={classes.fixed}>
            <IconCheck size={16} stroke={2.25} aria-hidden="true" />
          </span>
          <VisuallyHidden>{words.appAlways}</VisuallyHidden>
        </td>
        {CHANNELS.map(([channel]) => (
          <td key={channel}>
            {isOffered(kind, channel) ? (
              <label className={classes.cell}>
                <input
                  type="checkbox"
                  className={choice.box}
                  aria-label={words.box(kind, channel)}
                  checked={chosen.includes(channel)}
                  disabled={isAllOff}
                  onChange={({ currentTarget }) =>
                    applyChange({ part: kind, channel, isOn: currentTarget.checked })
                  }
                />
              </label>
            ) : (
              <>
                <span className={classes.dash} />
                <VisuallyHidden>{words.notOffered}</VisuallyHidden>
              </>
            )}
          </td>
        ))}
      </tr>
      {refusal && (
        <tr>
          <td colSpan={5}>
            <RefusalNote refusal={refusal} />
          </td>
        </tr>
      )}
    </>
  )
}

function Table({ isOffered, saving }: Omit<KindProps, 'kind'>) {
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{words.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          <HeadCell Icon={IconAppWindow}>{words.app}</HeadCell>
          {CHANNELS.map(([channel, Icon]) => (
            <HeadCell key={channel} Icon={Icon}>
              {words.channels[channel]}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <KindRow key={kind} kind={kind} isOffered={isOffered} saving={saving} />
        ))}
      </tbody>
    </table>
  )
}

interface AlertsProps {
  /** Whether pushes are possible on this site at all. (ruling R59) */
  isPushOffered: boolean
}

function AlertCards({ alerts, isPushOffered }: AlertsProps & { alerts: Alerts }) {
  const saving = useAlertSaving(alerts)
  const place = useFocusRecovery<HTMLDivElement>()
  const isOffered = (kind: AlertName, channel: AlertChannel) =>
    alerts[kind].available_channels.includes(channel) && (channel !== 'push' || isPushOffered)
  return (
    <Stack gap={12} ref={place}>
      <Card padding="none" className={classes.card}>
        <Table isOffered={isOffered} saving={saving} />
        <ChangeStrip saving={saving} />
      </Card>
      <AlertReasons isOffered={isOffered} isAllOff={saving.isAllOff} />
      <Card padding="none" className={classes.card}>
        <QuietHours />
        <AllOff saving={saving} />
      </Card>
    </Stack>
  )
}

export function AlertSettings({ isPushOffered }: AlertsProps) {
  return (
    <Load from={useAllAlerts()} skeleton={<SkeletonRows count={KINDS.length} lines={1} />}>
      {(alerts) => <AlertCards alerts={alerts} isPushOffered={isPushOffered} />}
    </Load>
  )
}
