/** Presses and pauses of a person at a cheap phone, the same in all measurements by hand. */

import type { Page } from 'playwright'
import { CPU_SLOWDOWN, LINE } from './measure.ts'

/** The typing speed in milliseconds a letter. */
export const TYPING = 120
/** Reading and finding the next target, in milliseconds. */
export const LOOKING = 800

export async function slowDown(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...LINE })
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
