/** Progress and ranks, cached for 600 seconds. (spec 7 Live and recordings, spec 9) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, members, patch } from '#src/api/row.ts'
import { BatchProgressDetail, Leader, Progress, ProgressReport } from '#src/api/shapes/progress.ts'
import { Done, buildList } from '#src/api/shapes/scalar.ts'

export const progress = {
  batch: get('progress/batch/:id', { role: members, reply: BatchProgressDetail, cache: 'progress' }),
  report: get('progress/report/:id', { role: members, reply: ProgressReport, cache: 'progress' }),
  all: get('progress', { stored: 'at-once', role: 'learner', reply: Progress, cache: 'progress' }),
  leaderboard: get('progress/leaderboard/:id', {
    role: members,
    reply: buildList(Leader),
    cache: 'progress',
  }),
  modalChecked: patch('progress/modal-checked/:id', { role: 'learner', body: v.object({}), reply: Done }),
}

export const readProgress = () => read(progress.all, {})
export const readReport = (id: string) => read(progress.report, { params: { id } })
export const readBatchProgress = (id: string) => read(progress.batch, { params: { id } })
export const readLeaderboard = (id: string) => read(progress.leaderboard, { params: { id } })
