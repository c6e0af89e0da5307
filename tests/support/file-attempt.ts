/** An attempt whose files go to a fake server, under fake timers. */

import { vi } from 'vitest'
import { makeFileSync } from '#src/features/exam/exam-room/attempt/files.ts'
import { fakeDevice, fakeServer, open } from './fake-server.ts'

export const END = '2026-11-21T10:00:00.000Z'
export const makeWork = (name: string) => new File(['বাইট'], name)
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

export function openAttempt() {
  const server = fakeServer()
  const device = fakeDevice()
  const openRoom = () => open(server, { device, makeFiles: makeFileSync('attempt', server.transport) })
  /** The server's reply about the file: where the bytes are, or that they are still to come. */
  const onServer = () => {
    const value = server.onServer.get('q1')?.value
    return typeof value === 'object' && value !== null && 'sha256' in value ? value.url : value
  }
  return { server, device, onServer, openRoom, room: openRoom() }
}
