/** The two calls to hosts that are not ours; they have no envelope. (spec 7 Other) */

import * as v from 'valibot'
import { get, post } from '#src/api/row.ts'
import { Filled } from '#src/api/shapes/typed.ts'

export const external = {
  // Once per activity id; errors are ignored (spec 8).
  track: post(':tracker', { base: 'external', body: v.object({ mk_activity_id: Filled }), fail: 'quiet' }),
  // Eligibility probe with a time-out of 2,000 ms (ruling R26).
  probePlayer: get(':media/player.css', { base: 'external', fail: 'quiet' }),
}
