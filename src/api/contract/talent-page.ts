/**
 * The one call of a talent's public page; separate from the calls of the talent's dashboard, which its
 * visitors do not need.
 */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get } from '#src/api/row.ts'
import { Talent } from '#src/api/shapes/talent.ts'
import { Line } from '#src/api/shapes/typed.ts'

/** With `username` anybody may read a published profile; without it a talent reads their own. (ruling R38) */
export const preview = get('talent/preview', {
  base: 'talent',
  query: v.object({ username: v.optional(Line) }),
  reply: Talent,
})

export const readPublicTalent = (username: string) => read(preview, { query: { username } }, true)
