/** The person's own limit for kept classes; it stays with the device. */

import * as v from 'valibot'
import { GIGABYTE } from '#src/lib/bytes.ts'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'

const KEY = 'device:kept-limit'
/** In bytes. */
export const LIMITS = [GIGABYTE / 2, GIGABYTE, 2 * GIGABYTE, 5 * GIGABYTE] as const

export const readLimit = () => recall(KEY, v.number()) ?? LIMITS[2]
export const rememberLimit = (bytes: number) => void remember(KEY, bytes)
