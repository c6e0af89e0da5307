/** What the rules of the content need of a running sandbox. */
import type { Context } from '../kernel/handler.ts'

export type Services = Pick<Context, 'db' | 'clock' | 'files' | 'addresses'>
