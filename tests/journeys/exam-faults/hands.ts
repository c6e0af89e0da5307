/** Implements the verbs of typing, of a photo, and of a second device. */

import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { refuseConsent } from '../../support/decided-consent.ts'
import type { OwnCopy } from '../support/own-copy.ts'
import { people } from '../support/people.ts'
import { giveSession } from '../support/session.ts'
import { examPage } from './exam-page.ts'
import { PHONE } from './fault-line.ts'
import type { Exam } from './server-view.ts'

const MEGABYTE = 1_000_000

function buildChunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** The bytes of `photo:6`: a PNG of six megabytes of noise, which the device makes smaller. */
export function makePhoto(value: string): Buffer {
  const bytes = Number.parseInt(value.slice('photo:'.length), 10) * MEGABYTE
  const side = Math.ceil(Math.sqrt(bytes / 3))
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  const rows = Array.from({ length: side }, () => [Buffer.alloc(1), randomBytes(side * 3)]).flat()
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    buildChunk('IHDR', head),
    buildChunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    buildChunk('IEND', Buffer.alloc(0)),
  ])
}

/** The same learner's other device, on a connection without faults. */
export function makePhone(context: BrowserContext, copy: OwnCopy, exam: Exam) {
  let opened: Promise<Page> | undefined
  const open = async () => {
    const phone = await context.browser()!.newContext({ userAgent: PHONE })
    await refuseConsent(phone)
    await giveSession(phone, copy.clientUrl, copy.apiUrl, people.learner)
    const page = await phone.newPage()
    await page.goto(exam.address)
    // A notice may cover the page for a moment.
    await expect.poll(() => examPage(page).isIn(), { timeout: 60_000 }).toBe(true)
    return page
  }
  return {
    async write(question: number, value: string) {
      const page = await (opened ??= open())
      await examPage(page).write(question, value)
      await expect(
        page.locator('header [data-tone="acknowledged"]').filter({ visible: true }).first(),
      ).toBeVisible()
    },
    close: async () => (await opened)?.context().close(),
  }
}
