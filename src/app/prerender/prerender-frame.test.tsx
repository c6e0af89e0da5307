import { afterEach, describe, expect, it, vi } from 'vitest'
import { START_FILES, START_PAGES } from '#src/routes/starts.ts'
import { prerenderFrame } from './prerender-frame.tsx'

afterEach(() => void vi.useRealTimers())

const MORNING = new Date('2026-03-02T03:00:00Z')
const NIGHT = new Date('2026-03-05T16:30:00Z')

async function prerenderAt(time: Date, file: (typeof START_FILES)[number]): Promise<string> {
  vi.useFakeTimers({ now: time, toFake: ['Date'] })
  return prerenderFrame(file, START_PAGES[file])
}

describe.each(START_FILES)('the frame of %s', (file) => {
  it('shows no time, since it is as old as its build', async () => {
    expect(await prerenderAt(MORNING, file)).toBe(await prerenderAt(NIGHT, file))
  })
})

describe('a frame', () => {
  it('of the login has its form', async () => {
    const markup = await prerenderFrame('plain', START_PAGES.plain)
    expect(markup).toContain('name="phone"')
    expect(markup).toContain('type="submit"')
  })

  it('of the jobs counts nothing before there are any', async () => {
    expect(await prerenderFrame('jobs', START_PAGES.jobs)).not.toContain('টি পদ')
  })
})
