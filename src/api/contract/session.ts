/** The one call that renews tokens. The refresh sets its headers itself. (spec 7 Refresh, ruling R16) */

import * as v from 'valibot'
import { post } from '#src/api/row.ts'
import { Refreshed } from '#src/api/shapes/session.ts'

export const session = {
  refresh: post('user/refresh-token', {
    body: v.object({}),
    reply: Refreshed,
    fail: 'quiet',
    sendsRefreshToken: true,
  }),
}
