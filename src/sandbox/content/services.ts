/** Services that the content rules get from the running sandbox. */

import type { Context } from '../kernel/handler.ts'

export type Services = Pick<Context, 'db' | 'clock' | 'files' | 'addresses'>
