/** The devices of the account: this one first, then the others, each with a logout. (spec 7 Devices) */

import { IconDeviceDesktop, IconDeviceMobile, IconLogout } from '@tabler/icons-react'
import { auth } from '#src/api/contract/auth.ts'
import { readDevices } from '#src/api/contract/device.ts'
import type { Device } from '#src/api/shapes/device.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { WorkRow, type WorkRowProps } from '#src/ui/work-row.tsx'
import { formatDeviceName, isHandheld } from '../shared/device-name.ts'
import { useRemoval } from './use-removal.ts'
import { words } from './words.ts'

function DeviceRow({ device, ...rest }: { device: Device } & Pick<WorkRowProps, 'state' | 'children'>) {
  const Icon = isHandheld(device) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <WorkRow
      {...rest}
      mark={
        <IconTile tone={device.is_current ? 'ok' : 'neutral'} size={40}>
          <Icon size={20} stroke={1.75} />
        </IconTile>
      }
      title={<span data-latin>{formatDeviceName(device)}</span>}
      text={device.is_current ? words.inUse : words.lastUsed(device.last_seen_at)}
    />
  )
}

/** `onLogOut` asks first, and ends the session here and in all tabs. */
function ThisDevice({ device, onLogOut }: { device: Device; onLogOut: () => Promise<void> }) {
  const { isPending, runAction } = usePendingAction<void>(
    () => undefined,
    () => undefined,
  )
  return (
    <section aria-label={words.thisOne}>
      <RowList>
        <DeviceRow
          device={device}
          state={
            <Pill tone="ok" dot>
              {words.thisOne}
            </Pill>
          }
        >
          <Button
            variant="danger"
            leftSection={<IconLogout size={18} aria-hidden="true" />}
            isPending={isPending}
            pendingText={words.loggingOut}
            onClick={() => void runAction(onLogOut)}
          >
            {words.logOutHere}
          </Button>
        </DeviceRow>
      </RowList>
    </section>
  )
}

/** The server's number; omitted if it sends none. */
function Limit() {
  const id = useSession(({ user }) => user?._id)
  const { data } = useApi(auth.loginInfo, id ? { params: { id } } : null, { isQuiet: true })
  return data && data.device_limit > 0 ? words.limit(data.device_limit) : null
}

function Others({ rows }: { rows: readonly Device[] }) {
  const { isPending, failure, remove } = useRemoval()
  const place = useFocusRecovery<HTMLElement>()
  return (
    <Section
      isPlain
      ref={place}
      tabIndex={-1}
      title={words.others}
      aside={
        rows.length > 1 && (
          <Button variant="subtle" aria-disabled={isPending} onClick={() => remove(rows)}>
            {words.logOutAll}
          </Button>
        )
      }
    >
      {failure && (
        <Notice tone="error" role="alert">
          <p>{getFailureText(failure)}</p>
        </Notice>
      )}
      {rows.length === 0 && (
        <Text tone="muted" variant="small">
          {words.noOthers}
        </Text>
      )}
      {rows.length > 0 && (
        <RowList>
          {rows.map((row) => (
            <DeviceRow key={row._id} device={row}>
              <Button
                variant="default"
                aria-label={words.logOutOf(formatDeviceName(row))}
                aria-disabled={isPending}
                onClick={() => remove([row])}
                data-latin
              >
                {words.logOut}
              </Button>
            </DeviceRow>
          ))}
        </RowList>
      )}
      <Text tone="muted" variant="small">
        {words.unknown} <Limit />
      </Text>
    </Section>
  )
}

export function Devices({ onLogOut }: { onLogOut: () => Promise<void> }) {
  const read = useRead(readDevices())
  return (
    <Load
      from={read}
      skeleton={
        <SkeletonList count={3}>
          <SkeletonRow />
        </SkeletonList>
      }
    >
      {(rows) => {
        const current = rows.find((row) => row.is_current)
        return (
          <Stack gap={24}>
            {current && <ThisDevice device={current} onLogOut={onLogOut} />}
            <Others rows={rows.filter((row) => !row.is_current)} />
          </Stack>
        )
      }}
    </Load>
  )
}
