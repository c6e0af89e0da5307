import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectOutbox, getPorts } from './ports.ts'
import { makeScheduler, watchWakeUps } from './scheduler.ts'

const before = getPorts()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  connectOutbox(before)
})

test('the next run follows after the delay that a run asks for', async () => {
  const run = vi
    .fn<() => Promise<number | undefined>>()
    .mockResolvedValueOnce(5000)
    .mockResolvedValue(undefined)
  const scheduler = makeScheduler(run)
  await scheduler.runNow()
  await vi.advanceTimersByTimeAsync(4999)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('runs never overlap; a run that is requested meanwhile follows, and its caller waits for it', async () => {
  let running = 0
  const run = vi.fn<() => Promise<number | undefined>>(async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    running -= 1
    return undefined
  })
  const scheduler = makeScheduler(run)
  void scheduler.runNow()
  const second = scheduler.runNow().then(() => run.mock.calls.length)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await second).toBe(2)
})

test('the earlier of two planned runs counts, and nothing runs after a stop', async () => {
  const run = vi.fn<() => Promise<number | undefined>>().mockResolvedValue(undefined)
  const scheduler = makeScheduler(run)
  scheduler.plan(9000)
  scheduler.plan(1000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(run).toHaveBeenCalledTimes(1)
  scheduler.plan(1000)
  scheduler.stop()
  await scheduler.runNow()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a run starts when the connection returns, the tab becomes visible, or somebody logs in', async () => {
  let login: () => void = () => undefined
  connectOutbox({
    ...before,
    session: {
      ...before.session,
      onChange: (listen) => {
        login = listen
        return () => undefined
      },
    },
  })
  const onWake = vi.fn<() => void>()
  const stop = watchWakeUps(onWake)
  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  login()
  await Promise.resolve()
  expect(onWake).toHaveBeenCalledTimes(3)
  stop()
  dispatchEvent(new Event('online'))
  login()
  await Promise.resolve()
  expect(onWake).toHaveBeenCalledTimes(3)
})
