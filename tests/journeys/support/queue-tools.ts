/** The tools of one exam or assignment at the head of the queue; on a phone they are among the filters. */

import type { Page } from '@playwright/test'

export const openQueueTools = (page: Page) =>
  page.getByRole('button', { name: 'আরও', exact: true }).filter({ visible: true }).first().click()
