/** Logs other devices out, one after the other: the contract has no call for all at once. (spec 7 Devices) */

import { useState } from 'react'
import { callWithMessage } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { device } from '#src/api/contract/device.ts'
import type { Device } from '#src/api/shapes/device.ts'
import { refetch } from '#src/api/use-api.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { formatDeviceName } from '../shared/device-name.ts'
import { words } from './words.ts'

async function removeAll(devices: readonly Device[]): Promise<void> {
  let message = ''
  try {
    for (const { _id } of devices)
      message = (await callWithMessage(device.logout, { params: { id: _id }, body: {} })).msg
    showToast({ kind: 'success', message })
  } finally {
    // The devices before a failed one are logged out already.
    await refetch(device.list)
  }
}

interface Removal {
  isPending: boolean
  /** Cleared at the next try. (ruling R41) */
  failure: ApiError | undefined
  remove: (devices: readonly Device[]) => void
}

export function useRemoval(): Removal {
  const [failure, setFailure] = useState<ApiError>()
  const { isPending, runAction } = usePendingAction<void>(
    () => undefined,
    (error) => {
      if (error instanceof ApiError) setFailure(error)
    },
  )
  const askAndRemove = async (devices: readonly Device[]) => {
    const only = devices.length === 1 ? devices[0] : undefined
    const title = only ? words.askOther(formatDeviceName(only)) : words.askAll
    const isSure = await confirmAsked({ title, yes: words.logOut, no: words.stay, isDangerous: true })
    if (isSure) await removeAll(devices)
  }
  function remove(devices: readonly Device[]): void {
    setFailure(undefined)
    void runAction(() => askAndRemove(devices))
  }
  return { isPending, failure, remove }
}
