/** Files as a teacher's forms accept and send them. */

import type { Page } from '@playwright/test'
import { writeContent } from '../../support/file-content.ts'

/** Gives a file of this name to the field with this label. */
export async function giveFile(page: Page, label: string, name: string): Promise<void> {
  const given = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(writeContent(name)) }
  await page
    .getByRole('group', { name: label, exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles(given)
}

interface Reply {
  file_name?: string
  file?: { name: string }
}

/** The names that the sandbox has read, in order. */
export function watchNames(
  page: Page,
  path: string,
  nameOf: (reply: Reply) => string | undefined,
): readonly (string | undefined)[] {
  const arrived: (string | undefined)[] = []
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !response.url().endsWith(`/api/v2/${path}`)) return
    arrived.push(nameOf(((await response.json()) as { data: Reply }).data))
  })
  return arrived
}
